//! 진짜 엔진의 기록으로 본 두 판의 영화.

use gaji_engine::Service;
use gaji_lessons::numbers::change;
use gaji_lessons::quiescence::{Cast, Film, Reel, State, picture, rows, sentence};
use gaji_protocol::{Ask, GameInfo, Reply, Request, Response, Trace, TraceAsk, decode, encode};
use gaji_words::Lang;

fn ask(ask: Ask) -> Reply {
    let request = encode(&Request { id: 1, ask });
    let mut last = None;
    Service::page().handle(&request, &|| 0.0, &mut |bytes| {
        last = decode::<Response>(bytes).map(|response| response.reply);
    });
    last.expect("a reply")
}

fn trace(asked: TraceAsk) -> Option<Trace> {
    match ask(Ask::Trace(asked)) {
        Reply::Trace(trace) => Some(*trace),
        _ => None,
    }
}

fn reel(state: &State, quiet: bool) -> Reel {
    let Reply::Scene(scene) = ask(Ask::Look(state.seat.clone())) else { panic!("no scene") };
    let traced = trace(state.trace(quiet.then_some(state.quiet))).expect("a trace");
    let chosen = traced.summary.best.map(|best| traced.nodes[best as usize].text.clone());
    let after = chosen.and_then(|chosen| trace(state.reply(&chosen)));
    Reel::new(traced, after, scene.side)
}

fn film(state: &State) -> Film {
    Film::new([reel(state, false), reel(state, true)])
}

fn info(game: &str) -> GameInfo {
    let Reply::Games(games) = ask(Ask::Games) else { panic!("no games") };
    games.into_iter().find(|info| info.id == game).expect("the game")
}

#[test]
fn show() {
    let state = State::default();
    let film = film(&state);
    let info = info("minichess");
    let cast = Cast { lang: Lang::Ko, info: &info };
    for step in 0..=film.last() {
        println!("{step}: {}", sentence(&film, step, &cast));
        for side in 0..2 {
            let picture = picture(&film, step, side);
            println!(
                "   [{side}] bar {} arrows {:?}",
                change(picture.value, film.reels[side].base()),
                picture.marks.arrows.iter().map(|a| a.label.clone()).collect::<Vec<_>>()
            );
            for row in rows(&film, step, side, state.depth, &cast) {
                println!(
                    "       {}{} {} {}{}",
                    "  ".repeat(row.ply as usize),
                    row.text,
                    row.value,
                    if row.here { "<" } else { "" },
                    if row.beyond { "~" } else { "" }
                );
            }
        }
    }
}
