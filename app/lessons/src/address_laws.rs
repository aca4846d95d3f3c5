//! 모든 화면의 상태가 주소에서 지키는 것. 화면마다 같은 시험을 다시 적지 않는다.

/// `$states`에서 뽑은 어떤 상태든 주소를 오가도 그대로이고, 어떤 글이든 읽다가 멈추지 않는다.
macro_rules! address_laws {
    ($state:ty, $states:expr) => {
        proptest::proptest! {
            #![proptest_config(proptest::prelude::ProptestConfig::with_cases(10_000))]

            #[test]
            fn every_state_survives_its_address(state in $states) {
                let (read, repairs) = <$state>::from_query(&state.to_query());
                proptest::prop_assert_eq!(read, state);
                proptest::prop_assert!(repairs.is_empty());
            }

            #[test]
            fn any_text_is_read_without_panic(text in "\\PC{0,200}") {
                let (state, _) = <$state>::from_query(&text);
                proptest::prop_assert_eq!(<$state>::from_query(&state.to_query()).0, state);
            }
        }
    };
}
