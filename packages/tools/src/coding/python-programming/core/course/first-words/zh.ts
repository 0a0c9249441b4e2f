import type { ChapterText } from '../step.ts'
import type { Word } from './steps.ts'

const zh: ChapterText<'first-words', Word> = {
  words: {
    hello: '你好',
    iam: '我叫',
    mia: '小美',
    morning: '早上好',
    night: '晚安',
    cat: '小猫',
    dog: '小狗',
  },
  steps: {
    hello: {
      title: '打个招呼',
      text: '在积木里，这是紫色的“说 你好”积木。在 Python 里要自己写：`print("Hi")` 会显示 Hi。文字放在括号和引号里。',
      task: '让 Python 显示 $hello。在编辑器里写一行，然后按“运行”。',
      hints: [
        '用来显示内容的词是 `print`。',
        '`print` 后面是括号，括号里是带引号的文字：`print("Hi")`。把 Hi 换成别的词。',
      ],
      praise: '你写出了第一行 Python。`print` 会显示括号里的内容。',
    },
    'own-name': {
      title: '你是谁？',
      text: '引号里可以写任何内容：文字、空格，连表情也行。Python 会原样显示。',
      task: '修改程序，让它显示“$iam”，后面跟着你的名字。',
      hints: ['只改引号里面的内容。', '文字以 $iam 开头，后面写你的名字。两个引号都要留着。'],
      praise: '引号里的文字由你决定。程序员叫它“字符串”。',
    },
    'two-lines': {
      title: '一行接一行',
      text: '在积木里，你把积木一块接一块往下放。在 Python 里，一行接一行往下写。Python 从上往下读，每个 `print` 都会另起一行。',
      task: '先显示“$morning”，在下一行显示“$night”。',
      hints: [
        '你需要两行，每行一个 `print`。',
        '第一行显示 $morning。按回车键，再写第二行显示 $night。',
      ],
      praise: '程序就是一行一行的指令，从上到下执行。',
    },
    'mend-quotes': {
      title: '修一修',
      text: 'Python 很严格：引号必须成对。少了一个，Python 就会停下来，告诉你在哪里。这不是坏事，是在帮你。',
      task: '运行程序，看看提示。然后修好它，让它显示 $cat。',
      hints: [
        '数一数引号，应该有两个。',
        '文字从一个引号开始，到哪里结束？在那里、右括号前面，补上第二个引号。',
      ],
      praise: '你修好了第一个错误。写程序的人每天都在做这件事。',
    },
    comment: {
      title: '写给人看的话',
      text: '在积木里，可以给积木贴便签。在 Python 里，便签用 `#` 开头。这一行里 `#` 后面的内容，Python 不会读。',
      task: '在第二行前面加上 `#`，让程序只显示 $cat。',
      hints: ['什么都不用删，加一个符号就够了。', '点一下第二个 `print` 的前面，输入 `#`。'],
      praise: '用 `#` 可以写注释，也可以暂时关掉一行。',
    },
    'star-tree': {
      title: '星星树',
      text: '用空格和符号也能画画。每个 `print` 就是图画的一行。',
      task: '画一棵三行的树：1 颗星、3 颗星、5 颗星。',
      hints: [
        '每一行都是一个单独的 `print`。',
        '第二行是一个空格和三颗星。第三行是五颗星，没有空格。',
      ],
      praise: '你只用文字就画出了一幅画。第一章完成了！',
    },
  },
}

export default zh
