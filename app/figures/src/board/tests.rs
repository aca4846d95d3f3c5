use super::{Arrow, Board, Marks};
use crate::{Form, Shape};
use gaji_protocol::{Ground, Piece, Place};

fn places(width: u8, height: u8) -> Vec<Place> {
    let place = |i: u8| Place {
        name: format!("{}-{}", i % width + 1, i / width + 1),
        x: i16::from(i % width) * 4,
        y: i16::from(i / width) * 4,
    };
    (0..width * height).map(place).collect()
}

fn board(ground: Ground, size: (u8, u8), places: &[Place]) -> Board<'_> {
    Board { ground, size, places, lines: &[(0, 1)], kinds: &[] }
}

fn disc(place: u8, side: u8) -> Piece {
    Piece { place, side, kind: 0 }
}

fn find<'a>(shapes: &'a [Shape], key: &str) -> Option<&'a Shape> {
    shapes.iter().find_map(|s| if s.key == key { Some(s) } else { find(s.children(), key) })
}

#[test]
fn flipping_turns_the_board_half_round() {
    let places = places(5, 5);
    let board = board(Ground::Squares { checkered: true }, (5, 5), &places);
    assert_eq!(board.centre(0, false), Some((20, 20)));
    assert_eq!(board.centre(0, true), board.centre(24, false));
    assert_eq!(board.centre(25, false), None);
}

/// 칸의 한가운데를 짚으면 그 자리, 판 밖을 짚으면 없다.
#[test]
fn a_point_of_the_picture_belongs_to_one_place() {
    let places = places(9, 10);
    let board = board(Ground::Points, (9, 10), &places);
    for flipped in [false, true] {
        for place in 0..90 {
            let [x, y, w, h] = board.share(place, flipped).expect("a share");
            assert_eq!(board.place_at(x + w / 2, y + h / 2, flipped), Some(place));
        }
        assert_eq!(board.place_at(-1, 5_000, flipped), None);
        assert_eq!(board.place_at(5_000, 10_001, flipped), None);
    }
}

#[test]
fn a_column_leads_to_its_free_place() {
    let places = places(7, 6);
    let columns = board(Ground::Columns, (7, 6), &places);
    assert_eq!(columns.aim(3, &[38, 35]), 38);
    assert_eq!(columns.aim(4, &[38, 35]), 4);
    assert_eq!(board(Ground::Points, (7, 6), &places).aim(3, &[6]), 3);
}

#[test]
fn the_last_disc_falls_from_above_the_board() {
    let places = places(7, 6);
    let columns = board(Ground::Columns, (7, 6), &places);
    let marks = Marks { last: (None, Some(38)), ..Marks::default() };
    let figure = columns.figure(&[disc(38, 1), disc(39, 0)], &marks, false, "");
    let fallen = find(&figure.shapes, "38-1-0").expect("the disc is drawn");
    assert_eq!(fallen.from, Some((0, -260)));
    assert_eq!(find(&figure.shapes, "39-0-0").expect("drawn").from, None);
}

/// 손으로 놓은 말은 미끄러지지 않고, 든 말은 다른 말 위에 그려 끌려 간다.
#[test]
fn a_carried_disc_stays_and_a_lifted_one_is_on_top() {
    let places = places(3, 3);
    let board = board(Ground::Points, (3, 3), &places);
    let marks = Marks { last: (Some(0), Some(1)), selected: Some(4), ..Marks::default() };
    let figure = board.figure(&[disc(4, 0), disc(1, 1)], &marks, false, "");
    let pieces = find(&figure.shapes, "pieces").expect("pieces").children();
    assert_eq!(pieces[0].class, "piece second moved");
    assert_eq!(pieces[1].class, "piece first lifted");
    let carried = board.figure(&[disc(1, 1)], &Marks { carried: true, ..marks }, false, "");
    assert_eq!(find(&carried.shapes, "1-1-0").expect("drawn").class, "piece second");
}

#[test]
fn places_outside_the_board_are_not_drawn() {
    let marks = Marks {
        last: (Some(200), Some(201)),
        carried: false,
        checked: Some(209),
        targets: vec![202],
        selected: Some(203),
        chosen: vec![204],
        line: vec![205, 206],
        ghosts: vec![207],
        arrows: vec![Arrow { from: 0, to: 208, ..Arrow::default() }],
        numbers: true,
    };
    let figure =
        board(Ground::Points, (3, 3), &places(3, 3)).figure(&[disc(99, 1)], &marks, false, "");
    for layer in ["pieces", "under", "over"] {
        assert!(find(&figure.shapes, layer).expect("a layer").children().is_empty());
    }
}

#[test]
fn keys_are_unique_among_siblings() {
    let everywhere: Vec<u8> = (0..9).collect();
    let marks = Marks {
        last: (Some(0), Some(1)),
        carried: false,
        checked: Some(0),
        targets: everywhere.clone(),
        selected: Some(0),
        chosen: everywhere.clone(),
        line: everywhere.clone(),
        ghosts: everywhere.clone(),
        arrows: everywhere
            .iter()
            .map(|&to| Arrow { to, label: "+5".into(), ..Arrow::default() })
            .collect(),
        numbers: true,
    };
    let pieces: Vec<_> = everywhere.iter().map(|&place| disc(place, place % 2)).collect();
    let places = places(3, 3);
    let board = board(Ground::Squares { checkered: false }, (3, 3), &places);
    let figure = board.figure(&pieces, &marks, false, "");
    crate::shape::tests::assert_unique_keys(&figure.shapes);
}

#[test]
fn places_called_by_a_number_alone_are_numbered_while_empty() {
    let mut cells = places(3, 3);
    for (i, place) in cells.iter_mut().enumerate() {
        place.name = i.to_string();
    }
    let plain = Ground::Squares { checkered: false };
    let numbered = |places: &[Place]| {
        let figure =
            board(plain, (3, 3), places).figure(&[disc(4, 0)], &Marks::default(), false, "");
        (0..9).filter(|i| find(&figure.shapes, &format!("number{i}")).is_some()).collect::<Vec<_>>()
    };
    assert_eq!(numbered(&cells), [0, 1, 2, 3, 5, 6, 7, 8]);
    assert!(numbered(&places(3, 3)).is_empty());
    let small = |numbers| {
        board(plain, (3, 3), &cells).thumbnail(&[], &Marks { numbers, ..Marks::default() }, 46)
    };
    assert!(find(small(true).children(), "number0").is_some());
    assert!(find(small(false).children(), "number0").is_none());
}

/// 글자와 수로 부르는 판은 가에 한 번씩 적는다. 돌리면 적는 줄도 돌고, 작은 판에는 적지 않는다.
#[test]
fn places_called_by_letter_and_number_are_named_at_the_edge() {
    let mut cells = places(3, 3);
    for (i, place) in cells.iter_mut().enumerate() {
        place.name = format!("{}{}", ["a", "b", "c"][i % 3], 3 - i / 3);
    }
    for ground in [Ground::Squares { checkered: true }, Ground::Points] {
        let board = board(ground, (3, 3), &cells);
        let named = |flipped: bool| -> Vec<(String, i32, i32)> {
            let figure = board.figure(&[], &Marks::default(), flipped, "");
            let names = find(&figure.shapes, "names").expect("names").children();
            names
                .iter()
                .map(|name| (name.words().expect("a name").to_string(), name.at.0, name.at.1))
                .collect()
        };
        let said = |list: &[(String, i32, i32)]| {
            list.iter().map(|(text, ..)| text.clone()).collect::<Vec<_>>()
        };
        assert_eq!(said(&named(false)), ["3", "2", "1", "a", "b", "c"]);
        assert_eq!(said(&named(true)), ["a", "b", "3", "c", "2", "1"]);
        let [first, ..] = &named(false)[..] else { panic!() };
        assert!(first.1 < 20 && first.2 <= 20, "{first:?}");
        let small = board.thumbnail(&[], &Marks { numbers: true, ..Marks::default() }, 46);
        assert!(find(small.children(), "names").is_none());
    }
    let (mut other, none) = (places(3, 3), Marks::default());
    let figure = board(Ground::Points, (3, 3), &other).figure(&[], &none, false, "");
    assert!(find(&figure.shapes, "names").is_none());
    // 고누의 점은 저마다의 곁에, 판 안에, 말(반지름 16)에 가리지 않게.
    other[0].name = "A".into();
    other[4].name = "E".into();
    let figure = board(Ground::Points, (3, 3), &other).figure(&[], &none, false, "");
    let names = find(&figure.shapes, "names").expect("names").children();
    let placed: Vec<_> = names.iter().map(|name| (name.words(), name.at)).collect();
    assert_eq!(placed, [(Some("A"), (37, 37)), (Some("E"), (80, 60))]);
}

/// 작은 판은 크게 늘어나므로 이름이 작고, 칸 안의 이름은 금에 닿지 않는다.
#[test]
fn names_are_no_larger_than_text_and_clear_of_lines() {
    let size = |ground, side: u8| {
        let mut cells = places(side, side);
        for (i, place) in (0..).zip(cells.iter_mut()) {
            place.name = format!("{}{}", ["a", "b", "c", "d"][i % 4], i / 4 + 1);
        }
        let drawn = board(ground, (4, 4), &cells).figure(&[], &Marks::default(), false, "");
        let names = find(&drawn.shapes, "names").expect("names").children();
        let Form::Text(_, size) = names[0].form else { panic!("a name is text") };
        (size, names[0].at)
    };
    assert!(size(Ground::Points, 4).0 * 24 <= 4 * 40);
    let (size, (x, y)) = size(Ground::Squares { checkered: false }, 4);
    // 큰 글자의 키와 너비는 크기의 0.73쯤이고, 금의 굵기의 반은 1이다.
    let clear = |at: i32| at * 1000 - size * 365 >= 1500;
    assert!(clear(x) && clear(y), "{size} {x} {y}");
}

/// 이긴 줄은 어느 바탕에서도 보인다: 어두운 테 위에 금빛 줄이다.
#[test]
fn the_winning_line_has_a_casing() {
    let places = places(7, 6);
    let board = board(Ground::Columns, (7, 6), &places);
    let marks = Marks { line: vec![0, 7, 14, 21], ..Marks::default() };
    let figure = board.figure(&[], &marks, false, "");
    let line = find(&figure.shapes, "line").expect("a line");
    let names: Vec<_> = line.children().iter().map(|shape| &*shape.key).collect();
    assert_eq!(names, ["casing", "thread"]);
}

/// 판 밖의 이름은 너비 312픽셀(가장 좁은 손전화)에 맞춰 줄여도 9픽셀은 되고, 두 자리도 제 자리에 든다.
#[test]
fn names_outside_are_readable_on_a_narrow_phone() {
    for (width, height) in [(4, 4), (9, 10), (15, 15)] {
        let file = |x: u8| char::from(b'a' + x);
        let place = |i: u8| Place {
            name: format!("{}{}", file(i % width), height - i / width),
            x: i16::from(i % width) * 4,
            y: i16::from(i / width) * 4,
        };
        let places: Vec<_> = (0..width * height).map(place).collect();
        let figure = board(Ground::Points, (width, height), &places).figure(
            &[],
            &Marks::default(),
            false,
            "",
        );
        let names = find(&figure.shapes, "names").expect("names").children();
        assert_eq!(names.len(), usize::from(width + height));
        for name in names {
            let Form::Text(_, size) = &name.form else { panic!("{name:?}") };
            assert!(size * 312 / figure.view.width >= 9, "{width}: {size}");
            assert!(name.at.0 - size * 3 / 4 >= figure.view.x, "{name:?}");
        }
    }
}
