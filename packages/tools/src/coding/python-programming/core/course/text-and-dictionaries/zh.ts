import type { ChapterText } from '../step.ts'
import type { Word } from './steps.ts'

const zh: ChapterText<'text-and-dictionaries', Word> = {
  words: {
    cat: '小猫',
    dog: '小狗',
    banana: '香蕉',
    mia: '小美',
    ben: '大明',
    meow: '喵喵',
    woof: '汪汪',
    unknown: '不知道',
  },
  steps: {
    length: {
      title: '这个词有多长？',
      text: '`len` 不只能数列表，还能数文字有几个字。',
      task: '问一个词，显示它有几个字。',
      hints: ['你在列表里用过 `len`。', '打印 `len(…)`，括号里写 `word`，不加引号。'],
      praise: '列表和文字都能用 `len`。',
    },
    shout: {
      title: '大写',
      text: '文字自己也会做事，写在点的后面：`word.upper()` 把英文变成大写，`word.lower()` 变成小写。',
      task: '问一个英文词，用大写显示。',
      hints: ['`word` 后面是点，再写命令。', '命令是 `upper`，后面加空括号。把它打印出来。'],
      praise: '点后面的命令叫方法。',
    },
    letters: {
      title: '一个字一个字',
      text: '文字就像一串字的列表，所以 `for` 循环也能走遍它。',
      task: '问一个词，每行显示一个字。',
      hints: ['像走遍列表一样走遍 `word`。', '写 `for letter in word:`，循环里打印 `letter`。'],
      praise: '列表和文字是亲戚，都可以走遍。',
    },
    'count-letter': {
      title: '有几个 a？',
      text: '`"pepper".count("p")` 是 3。也可以走遍这个词，用 `if` 来数。两种都对。',
      task: '问一个词，显示里面有几个字母 a。',
      hints: ['最短的办法是点后面的 `count`。', '写 `word.count(…)`，字母加引号，然后打印。'],
      praise: '正确的方法常常不止一种。',
    },
    dictionary: {
      title: '查一查',
      text: '字典里放的是一对一对的：一个词和它对应的值。把词写在方括号里就能查：`prices["tea"]`。',
      task: '显示 $ben 几岁。在 `ages` 里查。',
      hints: ['和列表很像，只是用词代替数字。', '打印 `ages`，方括号里写带引号的 $ben。'],
      praise: '在字典里，用词来找东西。',
    },
    'look-up': {
      title: '里面有吗？',
      text: '词不在字典里，Python 就会报 KeyError 停下来。所以先问：`if animal in sounds:`。',
      task: '显示输入的动物的叫声。如果没有，显示“$unknown”。',
      hints: [
        '先写 `if animal in sounds:`，再写 `else:`。',
        '在 `if` 里打印 `sounds`，方括号里写 `animal`。',
      ],
      praise: '不管输入什么，你的程序都不慌。',
    },
  },
}

export default zh
