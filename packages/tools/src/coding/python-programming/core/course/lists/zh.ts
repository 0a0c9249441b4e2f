import type { ChapterText } from '../step.ts'
import type { Word } from './steps.ts'

const zh: ChapterText<'lists', Word> = {
  words: {
    apple: '苹果',
    banana: '香蕉',
    mango: '芒果',
    mon: '星期一',
    tue: '星期二',
    wed: '星期三',
    pen: '铅笔',
    book: '书本',
    cat: '小猫',
    dog: '小狗',
    bird: '小鸟',
  },
  steps: {
    'first-list': {
      title: '一个名字，很多东西',
      text: '列表在一个名字里放很多东西。它们在方括号里，用逗号隔开：`[1, 5, 9]`。`len(…)` 数有几个。',
      task: '建一个列表 `fruits`，放三种水果。用 `len` 显示有几种。',
      hints: [
        '每种水果是带引号的文字，外面是方括号。',
        '第二行打印 `len(…)`，括号里写列表的名字。',
      ],
      praise: '列表把东西按顺序放在一起。',
    },
    place: {
      title: '第一个是 0 号',
      text: '在方括号里写数字，就能取出列表里的一个。Python 从 0 开始数，所以第二个是 `days[1]`。',
      task: '显示列表里的第一天。',
      hints: ['第一个的编号是几？', '打印 `days`，后面的方括号里写这个编号。'],
      praise: '第一个是 0 号，程序员都这样数。',
    },
    append: {
      title: '放进去',
      text: '`append` 把东西放到列表的末尾。写在名字和点的后面：`colours.append("red")`。',
      task: '在打印之前，把“$book”放进 `bag`。',
      hints: ['在两行中间加一行。', '以 `bag.append` 开头，括号里是带引号的文字。'],
      praise: '程序运行时，列表也能变长。',
    },
    each: {
      title: '一个接一个',
      text: '`for` 循环可以走遍列表：`for day in days:`。每一圈，`day` 就是下一个东西。',
      task: '显示所有动物，每行一个。用循环。',
      hints: ['写 `for animal in …:`，填上列表的名字。', '循环里打印 `animal`，不加引号。'],
      praise: '三只动物或三千只，这个循环都行。',
    },
    'list-sum': {
      title: '一共多少钱？',
      text: '走遍列表、加起来，你都会了。现在一起用。',
      task: '把硬币加起来，显示总和。',
      hints: [
        '从 `total = 0` 开始，然后走遍 `coins`。',
        '每一圈把 `coin` 加到 `total`。循环后打印 `total`。',
      ],
      praise: '列表、循环和求和：真正的程序就是这样。',
    },
    pick: {
      title: '只要大的',
      text: '循环里可以有 `if`。它前面空四格，属于它的内容空八格。',
      task: '只显示大于 10 的数。',
      hints: ['用名字 `n` 走遍 `numbers`。', '循环里写 `if n > 10:`。`print` 前面空八格。'],
      praise: '循环加选择，就能筛选列表。',
    },
  },
}

export default zh
