import type { ChapterText } from '../step.ts'
import type { Word } from './steps.ts'

const zh: ChapterText<'projects', Word> = {
  words: {
    low: '太小了',
    high: '太大了',
    found: '猜中了',
    milk: '牛奶',
    rice: '大米',
    egg: '鸡蛋',
  },
  steps: {
    quiz: {
      title: '小测验',
      text: '现在做一个自己的作品。小测验会提问、比较、计分。中间也可以显示鼓励的话。',
      task: '先问 3 * 4，再问 4 * 5。答对一题得一分。最后一行显示分数。',
      hints: [
        '用 `int(input(…))` 把回答变成数字。',
        '两个 `if`：答对了，`points` 加一。最后再 `print`。',
      ],
      praise: '真正的测验！还可以加更多题目。',
    },
    guess: {
      title: '猜数字',
      text: '程序知道一个秘密数字，一直问到有人猜中。`!=` 表示不等于。',
      task: '猜错时显示“$low”或“$high”，再问一次。猜中时显示“$found”。',
      hints: [
        '只要 `guess != secret` 就继续。',
        '循环里：用 `if` 判断小了，用 `else` 表示大了，然后再问一次。',
      ],
      praise: '这是你的第一个游戏。用 `random`，秘密数字可以每次不同。',
    },
    shopping: {
      title: '购物清单',
      text: '有时不知道会有多少东西，就用空的回答表示“没有了”。空的文字是 `""`。',
      task: '一直问要买什么，放进 `things`，直到回答为空。然后显示有几样。',
      hints: [
        '循环前先问一次。只要回答不是 `""` 就继续。',
        '循环里：用 `append` 放进列表，再问一次。最后打印 `len(things)`。',
      ],
      praise: '一个程序里有列表、循环和提问。',
    },
    'secret-writing': {
      title: '密文',
      text: '把词倒过来写，只有朋友看得懂。每个新的字母放到前面去。',
      task: '问一段文字，倒过来显示。',
      hints: [
        '从空的文字 `secret = ""` 开始，走遍每个字母。',
        '每一圈：新的 secret = 这个字母，后面接旧的 secret。循环后打印。',
      ],
      praise: '你发明了一种密文。',
    },
    flower: {
      title: '正方形的花',
      text: '最后一步把一切放到一起：会画画的函数、调用它的循环，还有海龟。',
      task: '定义函数 `square` 画一个正方形。画 8 次，每次之后转 45 度。',
      hints: [
        '函数里是你熟悉的循环：四次走和转 90 度。',
        '后面再写一个 8 次的循环：调用 `square()`，转 45。',
      ],
      praise: '从第一行代码到一幅作品，拿给别人看看吧！',
    },
  },
}

export default zh
