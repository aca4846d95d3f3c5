//! 내보내기(export) 빼기: wasm이 내보내는 것은 아무도 부르지 않아도 줄이는 도구(wasm-opt)가 지우지 못한다.

/// 내보내기가 적힌 마디(section)의 번호.
const EXPORTS: u8 = 7;
/// 마법의 수와 판.
const HEAD: usize = 8;

/// 이름이 `unwanted`인 내보내기를 뺀 wasm. wasm이 아니면 `None`.
pub(crate) fn without(wasm: &[u8], unwanted: impl Fn(&[u8]) -> bool) -> Option<Vec<u8>> {
    let mut rest = Reader(wasm);
    let mut out = rest.take(HEAD)?.to_vec();
    while !rest.0.is_empty() {
        let id = rest.take(1)?[0];
        let size = rest.number()?;
        let body = rest.take(size)?;
        let body = if id == EXPORTS { kept(body, &unwanted)? } else { body.to_vec() };
        out.push(id);
        put(&mut out, body.len());
        out.extend(body);
    }
    Some(out)
}

fn kept(body: &[u8], unwanted: &impl Fn(&[u8]) -> bool) -> Option<Vec<u8>> {
    let mut rest = Reader(body);
    let mut entries = Vec::new();
    for _ in 0..rest.number()? {
        let start = rest.0;
        let length = rest.number()?;
        let name = rest.take(length)?;
        // 종류와 번호.
        rest.take(1)?;
        rest.number()?;
        if !unwanted(name) {
            entries.push(&start[..start.len() - rest.0.len()]);
        }
    }
    let mut out = Vec::new();
    put(&mut out, entries.len());
    Some([out, entries.concat()].concat())
}

/// 아직 읽지 않은 것.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    /// 일곱 비트씩 적은 수(LEB128).
    fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for shift in (0..u32::BITS).step_by(7) {
            let byte = self.take(1)?[0];
            number |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }
}

fn put(out: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        out.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

#[cfg(test)]
mod tests {
    use super::without;

    #[test]
    fn only_the_unwanted_go() {
        let head = b"\0asm\x01\0\0\0";
        let other = [&[1u8, 0x81, 0x01][..], &[9; 129]].concat();
        let wasm = |exports: &[u8]| [&head[..], &other, exports].concat();
        let both = wasm(b"\x07\x0b\x02\x01a\0\x05\x03bad\0\x06");
        let one = wasm(b"\x07\x05\x01\x01a\0\x05");
        assert_eq!(without(&both, |name| name == b"bad"), Some(one));
        assert_eq!(without(&both, |_| false), Some(both.clone()));
    }

    #[test]
    fn what_is_no_wasm_is_refused() {
        for bytes in [
            &b"\0asm"[..],
            b"\0asm\x01\0\0\0\x07\x09\x01",
            b"\0asm\x01\0\0\0\x07\xff\xff\xff\xff\xff",
        ] {
            assert_eq!(without(bytes, |_| true), None);
        }
    }
}
