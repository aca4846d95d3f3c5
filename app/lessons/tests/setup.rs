//! 말을 놓아 차린 국면: 엔진이 되읽고, 있을 수 없는 차림은 까닭을 말한다.

use gaji_engine::Service;
use gaji_lessons::setup::Setup;
use gaji_protocol::{Ask, GameInfo, Reply, Request, Response, Scene, Seat, decode, encode};

fn ask(ask: Ask) -> Reply {
    let request = encode(&Request { id: 1, ask });
    let mut last = None;
    Service::page().handle(&request, &|| 0.0, &mut |bytes| {
        last = decode::<Response>(bytes).map(|response| response.reply);
    });
    last.expect("a reply")
}

fn look(game: &str, position: &str) -> Result<Scene, String> {
    let seat = Seat { game: game.into(), position: position.into(), moves: Vec::new() };
    match ask(Ask::Look(seat)) {
        Reply::Scene(scene) => Ok(*scene),
        Reply::Refused(refusal) => Err(refusal.why.en),
        other => panic!("{other:?}"),
    }
}

fn chess_like() -> Vec<GameInfo> {
    let Reply::Games(games) = ask(Ask::Games) else { panic!("no games") };
    games.into_iter().filter(|info| !info.letters.is_empty()).collect()
}

#[test]
fn every_chess_like_game_reads_what_was_set_up() {
    let games = chess_like();
    let names: Vec<_> = games.iter().map(|info| &info.id[..]).collect();
    assert!(["minichess", "chess", "janggi"].iter().all(|name| names.contains(name)), "{names:?}");
    for info in games {
        assert_eq!(info.letters.chars().count(), info.pieces.len(), "{}", info.id);
        let scene = look(&info.id, "").expect("the start");
        for side in [0, 1] {
            let setup = Setup { side, ..Setup::of(&scene) };
            let read = look(&info.id, &setup.notation(&info, scene.size)).expect("the same board");
            assert_eq!((read.pieces, read.side), (scene.pieces.clone(), side), "{}", info.id);
        }
    }
}

/// 캐슬링은 남고, 룩이 떠난 쪽의 것만 사라진다.
#[test]
fn castling_stays_while_its_men_are_at_home() {
    let info = chess_like().into_iter().find(|info| info.id == "chess").expect("chess");
    let mut setup = Setup::of(&look("chess", "").expect("the start"));
    for rights in ["KQkq", "KQk"] {
        let scene = look("chess", &setup.notation(&info, (8, 8))).expect("a position");
        assert_eq!(scene.position.split(' ').nth(2), Some(rights));
        setup.put(0, None);
    }
}

#[test]
fn impossible_set_ups_say_why() {
    let info = chess_like().into_iter().find(|info| info.id == "minichess").expect("mini chess");
    let scene = look("minichess", "1p2k/2r2/4n/5/K1Q2 w - - 0 1").expect("a position");
    let why = |edit: &dyn Fn(&mut Setup)| {
        let mut setup = Setup::of(&scene);
        edit(&mut setup);
        look("minichess", &setup.notation(&info, scene.size)).expect_err("impossible")
    };
    let (white, black, pawn, rook, king) = (0, 1, 0, 3, 5);
    assert!(why(&|setup| setup.put(20, None)).contains("White has no king"));
    assert!(why(&|setup| setup.put(4, Some((black, king)))).contains("Black has no king"));
    assert!(why(&|setup| setup.put(0, Some((white, pawn)))).contains("last rank"));
    assert!(why(&|setup| setup.put(9, Some((white, rook)))).contains("not to move is in check"));
    assert!(why(&|setup| setup.put(12, Some((white, king)))).contains("second king"));
}
