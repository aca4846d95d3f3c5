//! 정지 탐색 수업의 첫 그림: 나란한 두 판과 그 답.

use super::picture;
use crate::studio::{Studio, unexpected};
use gaji_figures::escape;
use gaji_lessons::quiescence::{
    Cast, Film, Reel, State, judged, marked, picture as seen, sentence,
};
use gaji_protocol::{Ask, Quiet, Reply, Scene, Trace, TraceAsk};
use gaji_words::Lang;
use gaji_words::quiescence::lesson as words;
use std::io;

pub(super) fn stage(studio: &mut Studio, lang: Lang) -> io::Result<String> {
    let state = State::default();
    let scene = studio.look(state.seat.clone())?;
    let reels = [None, state.right()].map(|quiet| reel(studio, &state, quiet, scene.side));
    let [left, right] = reels;
    let film = Film::new([left?, right?]);
    let think = |ask| match studio.ask(Ask::Think(ask))? {
        Reply::Thought(thought) => Ok(Some(thought)),
        other => Err(unexpected(&other)),
    };
    let told = state.hindsight(&film).into_iter().map(think).collect::<io::Result<Vec<_>>>()?;
    let cast = Cast { lang, info: studio.game(&state.seat.game)? };
    let twins = [words::without(lang, &state.depth), words::with(lang, &state.depth)];
    let twins = [0, 1].map(|side| {
        let mark = marked(judged(&told, &film, side));
        twin(&film, side, mark, &scene, &cast, &twins[side])
    });
    let twins = twins.concat();
    let said = escape(&sentence(&film, usize::MAX, &cast));
    Ok(format!(
        "<section class=\"stage\"><div class=\"stage-main\"><div class=\"twins\">{twins}</div><p>{said}</p></div></section>"
    ))
}

fn reel(studio: &mut Studio, state: &State, quiet: Option<Quiet>, side: u8) -> io::Result<Reel> {
    let mut trace = |ask: TraceAsk| match studio.ask(Ask::Trace(ask))? {
        Reply::Trace(trace) => Ok(*trace),
        other => Err(unexpected(&other)),
    };
    let found = trace(state.trace(quiet))?;
    let after = chosen(&found).map(|chosen| trace(state.reply(chosen, found.summary.value)));
    Ok(Reel::new(found.clone(), after.transpose()?, side, state.depth))
}

fn chosen(trace: &Trace) -> Option<&str> {
    trace.summary.best.map(|best| trace.nodes[best as usize].text.as_str())
}

/// 판 하나: 이름, 고른 수와 약속한 값, 정말로 된 값, 판.
fn twin(
    film: &Film,
    side: usize,
    (class, sign): (&str, &str),
    scene: &Scene,
    cast: &Cast<'_>,
    name: &str,
) -> String {
    let (lang, reel) = (cast.lang, &film.reels[side]);
    let write = |value| cast.change(value, reel.base());
    let picture = seen(film, usize::MAX, side);
    let title = words::board(lang, &name, &write(picture.value));
    let scene = Scene { pieces: picture.pieces, ..scene.clone() };
    let became = reel.became().map_or_else(String::new, |value| words::became(lang, &write(value)));
    let mv = reel.chosen().map_or("", |node| node.text.as_str());
    format!(
        "<div class=\"twin\"><h2>{name}</h2><p class=\"twin-verdict\"><span>{mv} <b>{}</b></span><span class=\"{class}\">→ {became} {sign}</span></p>{}</div>",
        write(reel.promised()),
        picture::board(&scene, cast.info, &picture.marks, &title),
    )
}
