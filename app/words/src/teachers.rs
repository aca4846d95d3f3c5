//! 선생님을 위한 예시의 글.

words! {
    title = "강의 페이지에 가지 넣기", "Put Gaji in your course page";
    about = "수업 하나를 원하는 상태 그대로 강의 페이지에 넣을 수 있어요. 수업 화면에서 «나누기»를 누르면 그 상태의 코드를 만들어 주고, 아래는 곳마다 넣는 법이에요.", "Any lesson, in exactly the state you want, can stand inside your page. Press “Share” on a lesson to get the code for what you see; here is where to put it.";
    live = "이렇게 보여요", "This is how it looks";
    plain = "여느 웹 페이지", "Any web page";
    plain_how = "HTML의 원하는 자리에 붙여 넣어요. 높이가 내용을 저절로 따라가요.", "Paste it where you want it. The height follows the content by itself.";
    moodle_how = "«페이지»나 «라벨» 자료를 고칠 때 편집기의 </> (HTML 소스)를 눌러 붙여 넣어요. 학생이 쓰는 칸에서는 iframe이 걸러질 수 있으니, 그때는 URL 자료로 주소를 더해요.", "While editing a Page or Label, press </> (HTML source) in the editor and paste. Where students write, frames may be filtered out: add the address as a URL resource instead.";
    canvas_how = "페이지를 고칠 때 </> (HTML 편집기)를 눌러 붙여 넣어요. 이 다섯 속성만 남아도 그대로 보여요.", "While editing a page, press </> (HTML editor) and paste. It still works if only these five attributes are left.";
    notion_how = "/embed 를 치고 주소를 붙여 넣은 다음, 모서리를 끌어 높이를 맞춰요.", "Type /embed, paste the address, and drag the edge to set the height.";
    wordpress_how = "«사용자 정의 HTML» 블록에 붙여 넣어요. 주소만 한 줄로 붙여 넣어도 되는 곳에서는 높이도 저절로 맞아요.", "Paste it into a Custom HTML block. Where pasting just the address works, the height follows too.";
    params = "주소에 더 적을 수 있는 것", "What else the address may say";
    events = "틀이 페이지에 알리는 것 (postMessage)", "What the frame tells the page (postMessage)";
    commands = "페이지가 틀에 시키는 것 (postMessage)", "What the page tells the frame (postMessage)";
    name = "이름", "Name";
    meaning = "뜻", "Meaning";
}
