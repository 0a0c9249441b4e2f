import type { ChapterText } from '../step.ts'
import type { Word } from './steps.ts'

const zh: ChapterText<'asking', Word> = {
  words: {
    hello: '你好',
    mia: '小美',
    ben: '大明',
    who: '你叫什么名字？',
    howold: '你几岁？',
  },
  steps: {
    'ask-name': {
      title: '问一个问题',
      text: '在积木里，这是“询问……并等待”。在 Python 里是 `input("…?")`。回答放进一个名字里：`food = input("Food?")`。',
      task: '问对方的名字，然后显示出来。',
      hints: [
        '两行：第一行问，第二行显示。',
        '把回答放进名字：`name = input(…)`。然后打印这个名字，不加引号。',
      ],
      praise: '你的程序会听了。`input` 会等待回答。',
    },
    join: {
      title: '跟他问好',
      text: '输入的内容已经在名字里了。用逗号，可以和别的词一起显示。',
      task: '在同一行显示 $hello 和输入的名字。',
      hints: [
        '一个 `print`，里面放两样东西。',
        '先是带引号的 $hello，然后逗号，再写 `name`，不加引号。',
      ],
      praise: '每个人都有自己的问候。',
    },
    'next-year': {
      title: '变成数字',
      text: '`input` 得到的总是文字，就算是 9 也一样。文字不能加 1。`int(…)` 把它变成整数。',
      task: '问年龄，然后显示明年几岁。',
      hints: ['用 `int(…)` 把整个 `input(…)` 包起来。', '现在 `age` 是数字了。打印 `age` 再加一。'],
      praise: '`int` 把文字变成可以计算的数字。',
    },
    'add-two': {
      title: '两个数相加',
      text: '程序可以问好几次。每个回答要有自己的名字，都要变成数字。',
      task: '问两个数，显示它们的和。',
      hints: ['问两次：放进 `a` 和 `b`，两次都用 `int`。', '最后打印 `a` 和 `b`，中间是 `+`。'],
      praise: '你做了一个小计算器。',
    },
    'f-string': {
      title: '可以填空的文字',
      text: '在引号前面加 `f`，Python 就会填好花括号：`f"I like {food}."`。比写很多逗号简单。',
      task: '问名字，然后显示比如“$hello, $mia!”。用带 `f` 的文字。',
      hints: [
        '`f` 紧贴在第一个引号前面。',
        '文字里写 $hello、逗号、花括号里的名字，最后是感叹号。',
      ],
      praise: '用 `f"…"` 可以在文字里填空。',
    },
  },
}

export default zh
