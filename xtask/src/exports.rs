//! wasm이 내보내는 이름들(export section).

/// 이름의 절의 번호.
const EXPORTS: u8 = 7;

/// 내보내는 이름. wasm이 아니거나 내보내는 것이 없으면 `None`.
pub(crate) fn exports(wasm: &[u8]) -> Option<Vec<String>> {
    let mut rest = wasm.strip_prefix(b"\0asm\x01\0\0\0")?;
    loop {
        let (&id, after) = rest.split_first()?;
        let (size, after) = number(after)?;
        let (section, next) = after.split_at_checked(size)?;
        if id == EXPORTS {
            return names(section);
        }
        rest = next;
    }
}

/// 이름, 종류 한 바이트, 번호가 되풀이된다.
fn names(section: &[u8]) -> Option<Vec<String>> {
    let (count, mut rest) = number(section)?;
    let mut name = || {
        let (length, after) = number(rest)?;
        let (name, after) = after.split_at_checked(length)?;
        (_, rest) = number(after.get(1..)?)?;
        String::from_utf8(name.to_vec()).ok()
    };
    (0..count).map(|_| name()).collect()
}

/// 부호 없는 정수(LEB128)와 그 뒤.
fn number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let length = bytes.iter().take(5).position(|byte| byte & 0x80 == 0)? + 1;
    let (digits, rest) = bytes.split_at(length);
    let value = digits.iter().rev().fold(0, |value, byte| value << 7 | usize::from(byte & 0x7f));
    Some((value, rest))
}

#[cfg(test)]
mod tests {
    use super::exports;

    #[test]
    fn names_are_read_past_other_sections() {
        let wasm = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x07\x0b\x02\x01a\0\x81\x01\x02bc\x02\0";
        assert_eq!(exports(wasm), Some(vec!["a".into(), "bc".into()]));
    }

    #[test]
    fn other_bytes_are_refused() {
        for bytes in [&b""[..], b"\0asm", b"\0asm\x01\0\0\0", b"\0asm\x01\0\0\0\x07\x09\x01"] {
            assert_eq!(exports(bytes), None, "{bytes:?}");
        }
    }
}
