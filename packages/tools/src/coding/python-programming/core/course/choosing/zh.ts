import type { ChapterText } from '../step.ts'
import type { Word } from './steps.ts'

const zh: ChapterText<'choosing', Word> = {
  words: {
    howold: '你几岁？',
    welcome: '欢迎',
    hot: '热',
    cool: '凉快',
    secret: '猫头鹰',
    open: '开门',
    wrong: '不对',
    even: '偶数',
    odd: '奇数',
    child: '儿童',
    other: '其他',
  },
  steps: {
    'big-enough': {
      title: '只有当……',
      text: '在积木里，“如果”是一块有嘴巴的积木。在 Python 里，这一行以 `:` 结尾，里面的内容前面空四格。`>=` 表示大于或等于。',
      task: '只有 10 岁或以上才显示“$welcome”。',
      hints: [
        '新的一行以 `if` 开头，然后是条件，最后是 `:`。',
        '条件是 `age >= 10`。`print` 写在下面，前面空四格。',
      ],
      praise: '四个空格说明哪些内容属于 `if`。',
    },
    else: {
      title: '不然就……',
      text: '条件不成立时，就执行 `else:`。它和 `if` 左边对齐，也以 `:` 结尾。',
      task: '超过 30 度显示“$hot”，不然显示“$cool”。',
      hints: [
        '你需要 `if`、一个 `print`、`else`、再一个 `print`。',
        '条件是 `degrees > 30`。两个 `print` 前面都空四格。',
      ],
      praise: '两条路选一条，这就是 `if` 和 `else`。',
    },
    password: {
      title: '密码',
      text: '一个 `=` 是赋值。两个 `==` 是问：一样吗？要比较的文字放在引号里。',
      task: '如果输入的是 $secret，显示“$open”；不是就显示“$wrong”。',
      hints: ['条件里用两个等号。', '拿 `word` 和带引号的 $secret 比较。别忘了 `:` 和 `else`。'],
      praise: '`=` 是赋值，`==` 是比较。很多人会弄混，你不会。',
    },
    even: {
      title: '偶数还是奇数？',
      text: '`7 % 2` 是 7 除以 2 的余数：1。没有余数就是偶数。',
      task: '根据输入的数，显示“$even”或“$odd”。',
      hints: ['看看余数：`number % 2`。', '如果 `== 0`，就是偶数。其他都是奇数。'],
      praise: '`%` 求余数，比你想的更常用。',
    },
    elif: {
      title: '三条路',
      text: '超过两条路就用 `elif`，是“else if”的缩写。Python 选第一个成立的，跳过其他的。',
      task: '80 分及以上显示 A，50 分及以上显示 B，其他显示 C。',
      hints: ['从最高的 80 分开始。', '第一个 `print` 之后用 `elif` 判断 50 分，最后是 `else`。'],
      praise: '`if`、`elif`、`else`：想要几条路都行。',
    },
    and: {
      title: '两个都要成立',
      text: '`and` 连接两个条件，两个都要成立。用 `or` 的话，有一个成立就行。',
      task: '6 到 12 岁显示“$child”，其他显示“$other”。6 和 12 也算。',
      hints: [
        '两个条件：至少 6 岁吗？最多 12 岁吗？',
        '写 `age >= 6`，然后 `and`，再写用 `<=` 的第二个条件。',
      ],
      praise: '用 `and` 可以一次问两件事。',
    },
  },
}

export default zh
