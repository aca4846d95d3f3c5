//! 나누는 상자의 글.

words! {
    share = "나누기", "Share";
    title = "이 화면 나누기", "Share this screen";
    link = "링크", "Link";
    link_about = "지금 보이는 그대로 열려요.", "It opens exactly what you see now.";
    copy_link = "링크 복사", "Copy the link";
    qr = "QR 코드", "QR code";
    qr_about = "전화기의 카메라로 비추면 이 화면이 열려요.", "Point a phone's camera at it to open this screen.";
    qr_long = "주소가 길어서 QR에 담기 어려워요. 링크를 복사해 주세요.", "The address is too long for a QR code. Please copy the link.";
    picture = "그림", "Picture";
    picture_about = "지금 그림을 파일로 저장해요. 문서에는 PNG, 크게 인쇄할 때는 SVG가 좋아요.", "Save the current figure: PNG for documents, SVG for print.";
    picture_which = "어느 그림", "Which figure";
    picture_failed = "그림을 저장하지 못했어요.", "The picture could not be saved.";
    save(kind) = "{kind}(으)로 저장", "Save as {kind}";
    embed = "강의 페이지에 넣기", "Put it in a course page";
    embed_about = "이 코드를 강의 페이지의 HTML에 붙여 넣으면 아래처럼 보여요. 높이는 내용을 저절로 따라가요.", "Paste this into the HTML of your page; it looks like the preview below, and its height follows the content.";
    copy_embed = "코드 복사", "Copy the code";
    theme = "밝기", "Colours";
    lock = "설정 잠그기", "Lock the settings";
    plain = "스크립트 없이", "Without a script";
    plain_about = "Moodle, Canvas처럼 스크립트를 거르는 곳에 넣어요. 높이는 따라가지 않으니 넉넉하게 적어 둬요.", "For pages that filter scripts out, such as Moodle and Canvas. The height stays as written, with room to spare.";
    preview = "미리 보기", "Preview";
    examples = "Moodle, Canvas, Notion, WordPress에 넣는 법", "How to put it in Moodle, Canvas, Notion, WordPress";
}
