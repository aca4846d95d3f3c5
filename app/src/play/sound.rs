//! 소리. 모두 코드로 짓는다: 녹음한 소리로 바꾼다면 바꿀 곳은 이 모듈의 [`notes`]다.

use gaji_lessons::play::Sound;
use gaji_protocol::Scene;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use super::model::Match;

/// 음 하나: 높이(Hz)와, 언제부터인가(초).
type Note = (f32, f64);

/// 한 음의 길이, 초.
const LENGTH: f64 = 0.16;
/// 소리의 크기와, 들리지 않을 만큼 잦아든 크기.
const LOUD: f32 = 0.2;
const FAINT: f32 = 0.001;

const fn notes(sound: Sound) -> &'static [Note] {
    match sound {
        Sound::Move => &[(392.0, 0.0)],
        Sound::Capture => &[(262.0, 0.0), (196.0, 0.07)],
        Sound::Check => &[(659.0, 0.0), (880.0, 0.1)],
        Sound::End => &[(523.0, 0.0), (659.0, 0.12), (784.0, 0.24)],
    }
}

impl Match {
    /// 켜 두었으면 수마다 소리를 낸다. 소리를 낼 수 없는 기기에서는 조용하다.
    pub(super) fn sing(self) {
        let context = StoredValue::new_local(None::<AudioContext>);
        let scene = self.scene;
        Effect::new(move |before: Option<Scene>| {
            let now = scene.get();
            let heard = before.and_then(|before| Sound::between(&before, &now));
            if let Some(sound) = heard.filter(|_| self.sound.get_untracked()) {
                context.update_value(|context| {
                    if context.is_none() {
                        *context = AudioContext::new().ok();
                    }
                    // 낼 수 없는 소리는 없어도 된다: 같은 것이 판과 글에 있다.
                    let _ = context.as_ref().map(|context| play(context, sound));
                });
            }
            now
        });
    }
}

fn play(context: &AudioContext, sound: Sound) -> Result<(), JsValue> {
    // 사람이 누르기 전에 지은 것은 브라우저가 재워 둔다.
    let _ = context.resume()?;
    for &(pitch, after) in notes(sound) {
        let (voice, volume) = (context.create_oscillator()?, context.create_gain()?);
        let start = context.current_time() + after;
        voice.set_type(OscillatorType::Triangle);
        voice.frequency().set_value(pitch);
        volume.gain().set_value_at_time(LOUD, start)?;
        volume.gain().exponential_ramp_to_value_at_time(FAINT, start + LENGTH)?;
        voice.connect_with_audio_node(&volume)?;
        volume.connect_with_audio_node(&context.destination())?;
        voice.start_with_when(start)?;
        voice.stop_with_when(start + LENGTH)?;
    }
    Ok(())
}
