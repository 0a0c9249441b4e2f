import type { ChapterText } from '../step.ts'
import type { Word } from './steps.ts'

const zh: ChapterText<'numbers', Word> = {
  words: { have: '我有', apples: '个苹果' },
  steps: {
    sum: {
      title: 'Python 会算数',
      text: 'Python 会计算，就像绿色的积木。`+` 加，`-` 减，`*` 乘，`/` 除。数字不用引号：`print(2 + 3)` 显示 5。',
      task: '让 Python 算出 12 乘 12，并显示出来。',
      hints: ['不用自己算。把算式写进 `print` 的括号里。', '乘号是 `*`。数字两边不要引号！'],
      praise: 'Python 是很快的计算器。`*` 表示乘。',
    },
    'text-or-sum': {
      title: '文字还是算式？',
      text: '有引号就是文字，Python 原样显示。没有引号，Python 就会计算。',
      task: '显示两行：先是文字 7 + 8，再是它的结果。',
      hints: ['你需要两个 `print`，它们几乎一样。', '第一个的 7 + 8 有引号，第二个没有。'],
      praise: '文字和算式，差别就在引号。',
    },
    box: {
      title: '有名字的盒子',
      text: '在积木里，你建过变量。在 Python 里写 `score = 3`，名字 `score` 里就放了 3。想看里面是什么，就打印这个名字，不加引号。',
      task: '把 10 放进名字 `age`，然后打印 `age`。',
      hints: ['第一行用 `=` 给名字一个值。', '第二行是 `print`，括号里写 `age`，不加引号。'],
      praise: '一个名字里放一个值，这就是变量。',
    },
    'change-box': {
      title: '改变里面的值',
      text: '在积木里，这是“将 score 增加 1”。在 Python 里写 `score = score + 1`。先算右边，再把结果放进名字里。',
      task: '在打印之前，给 `score` 加 5。',
      hints: ['在两行中间加一行。', '新的一行以 `score =` 开头，后面是原来的分数再加 5。'],
      praise: '现在你会计分了：新的值 = 旧的值再加一些。',
    },
    'text-and-number': {
      title: '文字和数字一起',
      text: '`print` 可以一次显示好几样东西，中间用逗号隔开：`print("It is", hour)`。Python 会自己加空格。',
      task: '显示“$have 4 $apples”，但是 4 要从名字 `count` 里取。',
      hints: [
        '括号里有三样：文字、名字、文字。',
        '文字要加引号，`count` 不加。它们之间用英文逗号隔开。',
      ],
      praise: '用逗号，就能把文字和值放在一行。',
    },
    area: {
      title: '花园有多大？',
      text: '名字也可以像数字一样计算。数字变了，程序还是对的。',
      task: '显示花园的面积：`width` 乘 `height`。',
      hints: ['不要直接写结果，用那两个名字。', '写 `print`，括号里是两个名字，中间是 `*`。'],
      praise: '你的程序能算任何花园，不只是这一个。',
    },
  },
}

export default zh
