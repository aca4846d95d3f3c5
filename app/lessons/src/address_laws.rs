//! 모든 화면의 상태가 주소에서 지키는 것. 화면마다 같은 시험을 다시 적지 않는다.

use proptest::prelude::*;

/// 주소에 쓰이는 글자와 쓰이지 않는 글자.
pub(crate) fn strange() -> impl Strategy<Value = char> + Clone {
    prop_oneof![
        proptest::sample::select("?&=%#+_.,-0123456789abxyz[]/".chars().collect::<Vec<_>>()),
        any::<char>(),
    ]
}

/// `$states`에서 뽑은 어떤 상태든 주소를 오가도 그대로이고, 어떤 글이든 읽다가 멈추지 않는다.
macro_rules! address_laws {
    ($state:ty, $states:expr) => {
        proptest::proptest! {
            #![proptest_config($crate::fuzzing::config(10_000))]

            #[test]
            fn every_state_survives_its_address(state in $states) {
                let (read, repairs) = <$state>::from_query(&state.to_query());
                proptest::prop_assert_eq!(read, state);
                proptest::prop_assert!(repairs.is_empty());
            }

            #[test]
            fn any_text_is_read_without_panic(text in "\\PC{0,200}") {
                let (state, _) = $crate::fuzzing::quick(|| <$state>::from_query(&text));
                proptest::prop_assert_eq!(<$state>::from_query(&state.to_query()).0, state);
            }

            #[test]
            fn a_spoilt_address_is_mended_and_told_in_both_languages(
                state in $states,
                edits in $crate::fuzzing::edits($crate::address_laws::strange()),
            ) {
                let good = state.to_query().chars().collect();
                let text: String = $crate::fuzzing::spoil(good, edits).into_iter().collect();
                let (state, repairs) =
                    $crate::fuzzing::quick(|| <$state>::from_query(&text));
                proptest::prop_assert_eq!(<$state>::from_query(&state.to_query()).0, state);
                let [ko, en] = gaji_words::Lang::ALL.map(|lang| repairs.words(lang));
                proptest::prop_assert_eq!(ko == en, repairs.is_empty(), "{}", text);
                proptest::prop_assert!(en.len() <= 400 && ko.is_empty() == repairs.is_empty());
            }
        }
    };
}
