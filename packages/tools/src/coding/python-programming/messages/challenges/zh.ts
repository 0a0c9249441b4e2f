import type { ChallengeMessage } from '../../core/challenges/challenge.ts'

const messages: Record<string, ChallengeMessage> = {
  hello: {
    title: '你好，世界',
    task: '让电脑打个招呼。程序要打印\n`Hello, world!`',
    hints: ['`print(…)` 用来显示东西。', '文字要放在引号里：`print("…")`。'],
  },
  'three-lines': {
    title: '各就各位，预备，跑！',
    task: '打印三行：`Ready`、`Steady` 和 `Go!`',
    hints: ['每个 `print` 都会换行。'],
  },
  sum: {
    title: '让 Python 来加',
    task: '已经有两个变量。打印它们的和，让 Python 来算。',
    hints: ['变量不用引号。', '`print(a + b)`'],
  },
  greet: {
    title: '叫我的名字',
    task: '问一个名字，然后打招呼。输入 `Mali` 时打印\n`Hello Mali`',
    hints: ['`print` 可以显示好几样东西，中间用逗号。'],
  },
  double: {
    title: '两倍',
    task: '问一个数，打印它的两倍。输入 `21` 时打印 `42`。',
    hints: ['`input` 得到文字，`int(…)` 把它变成数字。', '乘法用 `*`。'],
  },
  rectangle: {
    title: '长方形',
    task: '先问宽，再问高，打印面积。',
    hints: ['要用两次 `input`。', '面积等于宽乘高。'],
  },
  sweets: {
    title: '分糖果',
    task: '先问有几颗糖，再问有几个朋友。先打印每人分到几颗，再在新的一行打印剩下几颗。',
    hints: ['`//` 是不要余数的除法。', '`%` 得到余数。'],
  },
  'even-odd': {
    title: '双数还是单数',
    task: '问一个数。双数打印 `even`，单数打印 `odd`。',
    hints: ['双数除以 2 余 0。', '`if number % 2 == 0:`'],
  },
  bigger: {
    title: '哪个更大',
    task: '问两个数，打印大的那个。',
    hints: ['用 `>` 比较。', '它们是数字吗？用 `int`。'],
  },
  ticket: {
    title: '去动物园',
    task: '问年龄，打印票价：6 岁以下 `0`，6 到 17 岁 `20`，18 岁起 `50`。',
    hints: ['需要 `if`、`elif` 和 `else`。'],
  },
  grade: {
    title: '成绩等级',
    task: '问分数。80 分起打印 `A`，60 分起打印 `B`，再低打印 `C`。',
    hints: ['从最大的数开始。', '“80 起”就是 `>= 80`。'],
  },
  'leap-year': {
    title: '闰年',
    task: '问一个年份，是闰年打印 `yes`，不是打印 `no`。能被 4 整除的是闰年；但能被 100 整除的，还要能被 400 整除才是闰年。',
    hints: ['用 `and` 和 `or` 连接条件。', '试试 1900 和 2000。'],
  },
  'count-up': {
    title: '数到十',
    task: '用循环打印 1 到 10，每行一个。',
    hints: ['`for i in range(…):`', '`range` 在最后一个数之前停下。'],
  },
  countdown: {
    title: '倒计时',
    task: '问一个数。从它倒数到 1，每行一个，最后打印 `Go!`',
    hints: ['`while start > 0:`', '别忘了让数字变小。'],
  },
  'times-table': {
    title: '乘法表',
    task: '问一个数，打印它乘 1 到乘 10 的结果。比如 7：`7`、`14`……`70`。',
    hints: ['让 `i` 从 1 到 10，打印 `n * i`。'],
  },
  'sum-to-n': {
    title: '全部加起来',
    task: '问一个数 n，打印 1 + 2 + …… + n 的和。',
    hints: ['先写 `total = 0`，再在循环里加。'],
  },
  stairs: {
    title: '星星楼梯',
    task: '问有几级，用 `*` 画楼梯。3 级是：\n`*`\n`**`\n`***`',
    hints: ['`"*" * 3` 就是 `***`。'],
  },
  'until-stop': {
    title: '直到 stop',
    task: '一直问数字，直到有人输入 `stop`，然后打印所有数的和。',
    hints: ['用 `while` 检查输入了什么。', '在循环末尾再问一次。'],
  },
  fizz: {
    title: 'FizzBuzz',
    task: '打印 1 到 20。但 3 的倍数打印 `Fizz`，5 的倍数打印 `Buzz`，两个都是就打印 `FizzBuzz`。',
    hints: ['先检查是不是两个都成立。', '`i % 3 == 0`'],
  },
  shopping: {
    title: '购物清单',
    task: '把 `"mango"` 加到列表末尾。然后打印一共有几样，下一行打印最后一样。',
    hints: ['`append` 加到末尾。', '`len(…)` 数个数，`[-1]` 是最后一个。'],
  },
  average: {
    title: '平均分',
    task: '打印这些分数的平均数。',
    hints: ['总和除以个数。', '`sum(scores)` 和 `len(scores)`'],
  },
  backwards: {
    title: '倒过来',
    task: '问一个单词，倒着打印。`panya` 变成 `aynap`。',
    hints: ['可以逐个字母放到前面。', '捷径是 `word[::-1]`。'],
  },
  vowels: {
    title: '数元音',
    task: '问一个英文单词，打印里面有几个 `a`、`e`、`i`、`o`、`u`。',
    hints: ['`for letter in word:`', '`if letter in "aeiou":`'],
  },
  'big-ones': {
    title: '只要大的',
    task: '按原来的顺序，把大于 10 的数放进一个新列表，然后打印它。',
    hints: ['从空列表 `[]` 开始，用 `append`。'],
  },
  palindrome: {
    title: '正着反着都一样',
    task: '问一个单词。倒着读也一样就打印 `yes`，否则打印 `no`。',
    hints: ['把单词和倒过来的比一比。'],
  },
  area: {
    title: '第一个函数',
    task: '写函数 `area`，让它返回宽乘高。',
    hints: ['`return` 是返回，`print` 只是显示。'],
  },
  'biggest-of-three': {
    title: '三个里最大的',
    task: '写 `biggest(a, b, c)`，返回三个数中最大的。',
    hints: ['记住到目前为止最大的。', 'Python 有 `max`。'],
  },
  'is-prime': {
    title: '质数',
    task: '写 `is_prime(n)`。n 是质数返回 `True`，否则返回 `False`。1 不是质数。',
    hints: ['从 2 开始试：有没有数能整除 n？', '一找到就 `return False`。'],
  },
  celsius: {
    title: '温度',
    task: '写 `to_celsius(fahrenheit)`：减 32，乘 5，再除以 9。',
    hints: ['注意括号。'],
  },
  initials: {
    title: '首字母',
    task: '写 `initials(full_name)`。给它 `"Ada Lovelace"`，返回大写的 `"AL"`。',
    hints: ['`split()` 按空格切开文字。', '`upper()` 变成大写。'],
  },
  prices: {
    title: '多少钱',
    task: '打印想要的东西的价钱。字典里没有就打印 `not here`。',
    hints: ['`wanted in prices`', '`prices[wanted]`'],
  },
  'count-letters': {
    title: '数字母',
    task: '写 `count_letters(word)`，返回一个字典，说明每个字母出现几次。',
    hints: ['从 `{}` 开始。', '`counts.get(letter, 0) + 1`'],
  },
  'write-file': {
    title: '写文件',
    task: '把 1 到 5 写进文件 `numbers.txt`，每行一个。',
    hints: ['`with open("numbers.txt", "w") as file:`', '换行是 `"\\n"`。'],
  },
  'read-file': {
    title: '读文件',
    task: '检查时会有一个文件 `scores.txt`，每行一个数。打印它们的和。（想试的话可以自己建这个文件。）',
    hints: ['`for line in file:` 逐行读。', '每一行是文字：`int(line)`。'],
  },
  factorial: {
    title: '自己叫自己',
    task: '不用循环写 `factorial(n)`：`factorial(5)` 是 5 × 4 × 3 × 2 × 1。`factorial(0)` 是 1。',
    hints: ['n! 等于 n × (n − 1)!', '到 0 就停。'],
  },
  fibonacci: {
    title: '斐波那契的兔子',
    task: '写 `fib(n)`。前两个数是 1，后面每个数是前两个的和：1、1、2、3、5、8、13……',
    hints: ['n 不超过 2 时答案是 1。', '`fib(n - 1) + fib(n - 2)`'],
  },
  'safe-number': {
    title: '请只输入数字',
    task: '一直问，直到输入一个整数。输入别的就打印 `again`。最后打印这个数。',
    hints: ['`try:` … `except ValueError:`', '`break` 离开循环。'],
  },
  pet: {
    title: '我的宠物',
    task: '写类 `Pet`。宠物有 `name`，还有 `energy`，开始是 10。`play()` 减 1，`sleep()` 回到 10。',
    hints: ['`def __init__(self, name):`', '属于宠物的东西都以 `self.` 开头。'],
  },
  hanoi: {
    title: '汉诺塔',
    task: '要移动一座塔，先把上面的小塔移开，再移最大的盘子，最后把小塔移回来。写 `moves(disks)`：要移几次？一个盘子移 1 次。',
    hints: ['小塔要移两次。', '`2 * moves(disks - 1) + 1`'],
  },
}

export default messages
