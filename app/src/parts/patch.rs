//! 도형을 SVG 요소로: 이름표가 같은 도형은 요소도 그대로 두고 바뀐 속성만 고친다.
//!
//! 그래야 CSS의 움직임이 이어지고, 마디가 수백인 나무도 한 걸음에 몇 군데만 고친다.

use gaji_figures::Shape;
use leptos::prelude::document;
use std::mem;
use wasm_bindgen::JsValue;
use web_sys::Element;

const SVG: &str = "http://www.w3.org/2000/svg";

/// 화면에 살아 있는 도형.
pub(super) struct Living {
    shape: Shape,
    element: Element,
    children: Vec<Self>,
}

/// `parent`의 아이들을 `shapes`와 같게 만든다.
pub(super) fn patch(
    parent: &Element,
    living: &mut Vec<Living>,
    shapes: &[Shape],
) -> Result<(), JsValue> {
    let mut old: Vec<_> = mem::take(living).into_iter().map(Some).collect();
    let kept: Vec<_> = shapes.iter().map(|shape| take(&mut old, shape)).collect();
    old.iter().flatten().for_each(|gone| gone.element.remove());
    let mut cursor = parent.first_child();
    for (shape, kept) in shapes.iter().zip(kept) {
        let mut one = kept.map_or_else(|| Living::born(shape), Ok)?;
        one.become_(shape)?;
        if cursor.as_deref() == Some(&one.element) {
            cursor = one.element.next_sibling();
        } else {
            parent.insert_before(&one.element, cursor.as_ref())?;
        }
        living.push(one);
    }
    Ok(())
}

fn take(old: &mut [Option<Living>], shape: &Shape) -> Option<Living> {
    let same = |one: &Living| one.shape.key == shape.key && one.shape.tag() == shape.tag();
    old.iter_mut().find(|one| one.as_ref().is_some_and(same))?.take()
}

impl Living {
    fn born(shape: &Shape) -> Result<Self, JsValue> {
        let element = document().create_element_ns(Some(SVG), shape.tag())?;
        let blank = Shape::group(&shape.key, Vec::new());
        Ok(Self { shape: blank, element, children: Vec::new() })
    }

    fn become_(&mut self, shape: &Shape) -> Result<(), JsValue> {
        if self.shape == *shape {
            return Ok(());
        }
        self.dress(shape)?;
        if shape.words() != self.shape.words() {
            self.element.set_text_content(shape.words());
        }
        patch(&self.element, &mut self.children, shape.children())?;
        self.shape = shape.clone();
        Ok(())
    }

    fn dress(&self, shape: &Shape) -> Result<(), JsValue> {
        let (before, after) = (self.shape.attributes(), shape.attributes());
        for (name, _) in before.iter().filter(|(name, _)| !after.iter().any(|(n, _)| n == name)) {
            self.element.remove_attribute(name)?;
        }
        for (name, value) in after.iter().filter(|pair| !before.contains(pair)) {
            self.element.set_attribute(name, value)?;
        }
        Ok(())
    }
}
