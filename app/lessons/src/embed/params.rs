//! 틀의 매개변수: 레슨의 상태와 함께 물음(query)에 적힌다.

use gaji_words::{Word, embed as words};

use crate::query::{Query, Repairs, VERSION};

/// 매개변수 하나.
#[derive(Clone, Copy, Debug)]
pub struct Param {
    /// 물음의 열쇠.
    pub name: &'static str,
    /// 적을 수 있는 것.
    pub kind: Kind,
    /// 뜻.
    pub about: Word,
}

/// 적을 수 있는 것.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// 이 가운데 하나. 첫째가 기본이다.
    One(&'static [&'static str]),
    /// 이 가운데 여럿, 쉼표로. 기본은 없음.
    Any(&'static [&'static str]),
    /// 영어 소문자와 숫자와 `-`, 32자까지. 기본은 빈 글.
    Name,
}

/// 모든 매개변수.
pub const PARAMS: [Param; 5] = [THEME, UI, LOCK, HIDE, ID];

const THEME: Param =
    Param { name: "theme", kind: Kind::One(&["auto", "light", "dark"]), about: words::theme };
const UI: Param =
    Param { name: "ui", kind: Kind::One(&["min", "full", "practice"]), about: words::ui };
const LOCK: Param = Param { name: "lock", kind: Kind::One(&["0", "1"]), about: words::lock };
const HIDE: Param =
    Param { name: "hide", kind: Kind::Any(&["transport", "sentence", "link"]), about: words::hide };
const ID: Param = Param { name: "id", kind: Kind::Name, about: words::id };

/// 읽은 매개변수.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Params {
    /// 밝기의 이름.
    pub theme: &'static str,
    /// 얼마나 보이는가.
    pub ui: &'static str,
    /// 설정을 잠갔는가: `0`이나 `1`.
    pub lock: &'static str,
    /// 감출 것.
    pub hide: Vec<&'static str>,
    /// 쪽이 붙인 이름.
    pub id: String,
}

impl Params {
    /// 주소에서 읽는다. 읽지 못한 것은 기본으로 두고, 무엇을 고쳤는지 함께 준다.
    #[must_use]
    pub fn from_query(text: &str) -> (Self, Repairs) {
        // 다른 열쇠가 옳은지는 레슨이 따로 알린다.
        let mut query = Query::parse(&params_of(text));
        let params = Self {
            theme: one(&mut query, &THEME),
            ui: one(&mut query, &UI),
            lock: one(&mut query, &LOCK),
            hide: any(&mut query, &HIDE),
            id: query.text(ID.name, is_name).unwrap_or_default(),
        };
        (params, query.repairs().clone())
    }

    /// 틀의 CSS 이름: `embed ui-min lock-0 hide-link`.
    #[must_use]
    pub fn classes(&self) -> String {
        let hidden: String = self.hide.iter().map(|part| format!(" hide-{part}")).collect();
        format!("embed ui-{} lock-{}{hidden}", self.ui, self.lock)
    }
}

/// 물음에서 매개변수를 뺀 것: 레슨의 상태만.
#[must_use]
pub fn state_of(query: &str) -> String {
    part(query, false)
}

/// 물음에서 매개변수만.
#[must_use]
pub fn params_of(query: &str) -> String {
    part(query, true)
}

/// 물음이 기본과 다른 상태를 말하는가. 다른 판(`v=99`)도 그렇다: 무엇을 읽지 못했는지 레슨이 알린다.
#[must_use]
pub fn has_state(query: &str) -> bool {
    let usual = |pair: &str| pair.strip_prefix("v=") == Some(VERSION);
    state_of(query).split('&').any(|pair| !pair.is_empty() && !usual(pair))
}

/// 물음에서 매개변수만(`params`), 또는 매개변수가 아닌 것만.
fn part(query: &str, params: bool) -> String {
    let query = query.split('#').next().unwrap_or_default().trim_start_matches('?');
    let is_param = |pair: &str| {
        let key = pair.split('=').next().unwrap_or_default();
        PARAMS.iter().any(|param| param.name == key)
    };
    query.split('&').filter(|pair| is_param(pair) == params).collect::<Vec<_>>().join("&")
}

fn one(query: &mut Query, param: &Param) -> &'static str {
    let Kind::One(names) = param.kind else { return "" };
    let names: Vec<_> = names.iter().map(|&name| (name, name)).collect();
    query.choice(param.name, &names).unwrap_or(names[0].0)
}

/// 모르는 이름이 섞였으면 아는 것만 쓰고 고쳤다고 적는다.
fn any(query: &mut Query, param: &Param) -> Vec<&'static str> {
    let Kind::Any(names) = param.kind else { return Vec::new() };
    let text = query.get(param.name).unwrap_or_default().to_string();
    let asked: Vec<_> = text.split(',').filter(|name| !name.is_empty()).collect();
    if asked.iter().any(|name| !names.contains(name)) {
        query.repair(param.name);
    }
    names.iter().copied().filter(|name| asked.contains(name)).collect()
}

fn is_name(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    text.len() <= 32 && text.bytes().all(plain)
}
