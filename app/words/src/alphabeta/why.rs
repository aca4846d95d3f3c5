//! 왜 잘렸는가: 잘린 가지를 눌렀을 때의 카드.

words! {
    invite = "✂ 잘린 가지를 누르면 누가, 어떤 수로 잘랐는지 알려 줘요.", "Press a cut branch ✂ to see who cut it, and with which number.";
    min_cut(fork, value, ancestor, kept, seen, sign) = "{fork}은(는) 벌써 {value} 이하예요. 그런데 {ancestor}은(는) 다른 가지에서 {kept}을(를) 챙겨 두었어요. {value} {sign} {seen}, 그러니 이쪽으로 올 까닭이 없어요.", "{fork} is already at most {value}. But {ancestor} has {kept} from another branch. {value} {sign} {seen}, so there is no reason to come here.";
    max_cut(fork, value, ancestor, kept, seen, sign) = "{fork}은(는) 벌써 {value} 이상이에요. 그런데 {ancestor}은(는) 다른 가지에서 {kept}을(를) 챙겨 두었어요. {value} {sign} {seen}, 그러니 이쪽으로 보낼 까닭이 없어요.", "{fork} is already at least {value}. But {ancestor} has {kept} from another branch. {value} {sign} {seen}, so it will not allow this.";
    negamax_cut(fork, value, ancestor, kept, seen, sign) = "{fork}은(는) 제 쪽에서 보아 벌써 {value} 이상이에요. 그런데 {ancestor}은(는) 다른 가지에서 {kept}을(를) 챙겨 두었고, 이쪽에서 보면 {seen}(이)에요. {value} {sign} {seen}, 그러니 나머지는 볼 필요가 없어요.", "{fork} is already at least {value} from its own side. But {ancestor} has {kept} from another branch, which is {seen} seen from here. {value} {sign} {seen}, so the rest need no look.";
    shallow(letter) = "{letter}-가위질(cut) · 얕은 가위질: 바로 위 마디가 챙긴 수가 잘랐어요.", "{letter}-cut · shallow: the number was held by the node just above.";
    deep(letter) = "{letter}-가위질(cut) · 깊은 가위질: 더 먼 조상이 챙긴 수가 여기까지 내려와 잘랐어요.", "{letter}-cut · deep: the number came down from a more distant ancestor.";
}
