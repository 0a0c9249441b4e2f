import type { ChapterText } from '../step.ts'
import type { Word } from './steps.ts'

const zh: ChapterText<'repeating', Word> = {
  words: { hello: '你好', liftoff: '发射' },
  steps: {
    'five-times': {
      title: '一次又一次',
      text: '在积木里，这是“重复执行 10 次”。在 Python 里是 `for i in range(10):`。要重复的内容写在下面，前面空四格。',
      task: '显示五次“$hello”，但是 `print` 只写一次。',
      hints: ['以 `for i in range(…):` 开头，填上正确的次数。', '下面空四格，写一个 `print`。'],
      praise: '你写了两行，Python 做了五次。这就是循环。',
    },
    counting: {
      title: '循环会数数',
      text: '`for` 后面的名字会跟着数。Python 从 0 开始！所以 `range(5)` 是 0、1、2、3、4。',
      task: '修改程序，显示 0 到 4。',
      hints: ['这个循环里，是哪个名字在数？', '打印名字 `i`，不加引号。'],
      praise: '每一圈，`i` 的值都不同。',
    },
    'from-to': {
      title: '从……到……',
      text: '`range(3, 6)` 是 3、4、5。从第一个数开始，到第二个数之前停下。',
      task: '显示 1 到 10。',
      hints: ['括号里第一个数是 1。', '第二个数要比你想看到的最后一个数大一。'],
      praise: '`range` 在终点前停下，现在你知道了。',
    },
    table: {
      title: '乘法表',
      text: '在循环里，可以用会数数的名字来计算。一行就能做出整张表。',
      task: '显示 `number` 的乘法表，从乘 1 到乘 10。7 的话就是 7、14、……70。',
      hints: ['像上一步那样，让 `i` 从 1 数到 10。', '每一圈打印 `number` 乘 `i`。'],
      praise: '改一个数，就是另一张乘法表。',
    },
    total: {
      title: '全部加起来',
      text: '从 `total = 0` 开始，每一圈加一点。循环结束后，总和就在 `total` 里。',
      task: '把 1 到 100 全部加起来，显示结果。',
      hints: [
        '循环里：新的 total = 旧的 total 加 `i`。',
        '`print` 在循环后面，前面不空格。`range` 的终点是 101。',
      ],
      praise: '一百个数一瞬间就加完了，和小高斯一样厉害。',
    },
    while: {
      title: '只要……就',
      text: '只要条件成立，`while` 就一直重复。循环里要有东西改变，不然永远不会停，只能按“停止”。',
      task: '从 5 倒数到 1，然后显示“$liftoff”。用 `while`。',
      hints: [
        '只要 `n > 0` 就继续。循环里打印 `n`。',
        '打印之后让 `n` 减 1。最后的 `print` 写在循环后面。',
      ],
      praise: '不知道要几圈的时候，就用 `while`。',
    },
    stairs: {
      title: '楼梯',
      text: '文字也可以乘：`"ha" * 3` 是 hahaha。放进循环就能做图案。',
      task: '用星星画楼梯：1 颗、2 颗，一直到 5 颗。用循环。',
      hints: ['让 `i` 从 1 数到 5。', '每一圈打印带引号的星号乘 `i`。'],
      praise: '循环加文字，就能画图案。',
    },
  },
}

export default zh
