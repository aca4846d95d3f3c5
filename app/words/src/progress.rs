//! 배운 것의 기록.

words! {
    done = "✓ 끝까지 보았어요", "✓ Seen to the end";
    seen(percent) = "걸음의 {percent}%을(를) 보았어요", "{percent}% of the steps seen";
    best(percent) = "가장 좋은 점수 {percent}%", "best score {percent}%";
    keep = "내 기록 옮기기", "Move my progress";
    keep_about = "기록은 이 기기에만 있고, 브라우저가 지울 수도 있어요. 파일이나 링크로 간직하거나 다른 기기로 옮겨요. 가져오면 더 많이 보고 더 잘한 쪽이 남아요.", "Your progress is kept on this device only, and the browser may delete it. Keep it as a file or a link, or move it to another device. What is brought in never lowers what you have.";
    save = "파일로 저장", "Save as a file";
    copy_link = "링크 복사", "Copy a link";
    load = "파일에서 가져오기", "Bring it from a file";
    loaded = "기록을 가져왔어요.", "Your progress has been brought in.";
    bad_kind = "가지의 기록이 아니에요. «파일로 저장»한 파일이나 복사한 링크를 골라 주세요.", "This is not a record of Gaji. Choose a file saved here, or a copied link.";
    bad_version = "다른 버전의 기록이라 읽을 수 없어요. 가지를 새 버전으로 열어 보세요.", "This record is from another version and cannot be read. Try the newest Gaji.";
    bad_value(what) = "기록의 «{what}» 값을 읽을 수 없어요. 파일이 상했거나 고쳐진 것 같아요. 지금 기록은 그대로예요.", "“{what}” in the record cannot be read. The file seems damaged or edited. Your progress is unchanged.";
    bad_size = "기록이라기에는 너무 긴 파일이에요.", "This file is too long to be a record.";
    bad_file = "파일을 읽지 못했어요. 다시 골라 주세요.", "The file could not be read. Please choose it again.";
}
