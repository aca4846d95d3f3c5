//! 멈춘 그림: 화면의 그림과 같은 도형이되, 누를 수 있는 척하지 않는다.

use gaji_figures::{Figure, Shape};
use gaji_protocol::{GameInfo, Scene};

/// 그림의 자리(`parts::FigureView`와 같은 이름).
pub(super) fn view(figure: Figure) -> String {
    let width = figure.view.width;
    let figure = Figure { shapes: still(figure.shapes), ..figure };
    format!("<div class=\"figure-view\" style=\"--width:{width}\">{}</div>", figure.to_markup())
}

/// 놀이판의 자리(`parts::Board`와 같은 이름).
pub(super) fn board(
    scene: &Scene,
    game: &GameInfo,
    marks: &gaji_figures::Marks,
    title: &str,
) -> String {
    let board = gaji_figures::Board::of(scene, game);
    let figure = board.figure(&scene.pieces, marks, false, title);
    format!("<div class=\"board-view\">{}</div>", view(figure))
}

fn still(shapes: Vec<Shape>) -> Vec<Shape> {
    let one = |shape: Shape| Shape { hit: None, form: within(shape.form), ..shape };
    shapes.into_iter().map(one).collect()
}

fn within(form: gaji_figures::Form) -> gaji_figures::Form {
    match form {
        gaji_figures::Form::Group(shapes) => gaji_figures::Form::Group(still(shapes)),
        other => other,
    }
}
