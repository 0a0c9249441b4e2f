import type { ChapterText } from '../step.ts'
import type { Word } from './steps.ts'

const zh: ChapterText<'functions', Word> = {
  words: { hello: '你好', mia: '小美', ben: '大明' },
  steps: {
    define: {
      title: '你自己的命令',
      text: '在积木里有“自制积木”。在 Python 里，`def` 定义函数：`def sing():`，内容写在下面，空四格。调用 `sing()` 时才会执行。',
      task: '定义函数 `greet`，显示“$hello”。调用它两次。',
      hints: [
        '先写 `def greet():`，下面是 `print`，空四格。',
        '然后前面不空格，写名字加括号：一次，再一次。',
      ],
      praise: '你教会了 Python 一个新词。',
    },
    'input-value': {
      title: '给它一个值',
      text: '函数的括号里可以写一个值的名字：`def jump(height):`。调用 `jump(3)` 时，`height` 就是 3。',
      task: '修改 `greet`，让它接收 `name`，显示“$hello”和这个名字。',
      hints: [
        '在 `def` 那行，`greet` 后面的括号里写 `name`。',
        '函数里先打印文字，再打印不加引号的 `name`。调用时在括号里写一个名字。',
      ],
      praise: '一个函数，很多人都能用。括号里的值叫参数。',
    },
    return: {
      title: '返回结果',
      text: '`print` 只是显示。`return` 把结果交回来，程序可以接着用：`x = half(10)`。',
      task: '定义函数 `double`，接收数 `n`，返回它的两倍。',
      hints: ['第一行是 `def double(n):`。', '函数里写 `return`，然后是 `n` 乘 2。不用 `print`。'],
      praise: '`return` 把结果交回来，比只显示更有用。',
    },
    rectangle: {
      title: '两个值',
      text: '函数可以接收几个值，写在括号里，用逗号隔开。',
      task: '定义函数 `area`，接收 `width` 和 `height`，返回面积。',
      hints: ['括号里两个名字，中间是逗号。', '用 `return` 返回两个名字的乘积。'],
      praise: '世界上所有的长方形，这个函数都能算。',
    },
    'is-even': {
      title: '是或不是',
      text: '函数可以返回 `True` 或 `False`：是或不是。首字母大写，不加引号。',
      task: '定义函数 `is_even`，`n` 是偶数时返回 `True`，否则返回 `False`。',
      hints: [
        '记得吗：偶数就是 `n % 2 == 0`。',
        '在 `if` 里返回 `True`，在 `else` 里返回 `False`。',
      ],
      praise: '回答“是或不是”的函数，让程序更好读。',
    },
    biggest: {
      title: '大的那个',
      text: '你会的都可以用在函数里：`if`、循环、列表。',
      task: '定义函数 `biggest`，接收 `a` 和 `b`，返回大的那个。',
      hints: ['在函数里问：`a` 比 `b` 大吗？', '是就返回 `a`，不是就返回 `b`。'],
      praise: '你会把大问题拆成小函数了。',
    },
  },
}

export default zh
