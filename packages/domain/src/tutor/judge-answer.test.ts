import { expect, test } from 'vitest'
import type { AnswerFault } from './answer-fault.ts'
import { type AnswerContext, judgeAnswer, judgeChatAnswer } from './judge-answer.ts'
import { AVERAGE, FLOW, FREE, SQUARE, TABLE, TICKET } from './testing/tasks.ts'

const FENCE = '```'
const code = (text: string, language = 'python') => `${FENCE}${language}\n${text}\n${FENCE}`

type Case = [name: string, context: AnswerContext, answer: string]
const at = (
  context: AnswerContext,
  rung: AnswerContext['rung'],
  more: Partial<AnswerContext> = {},
) => ({
  ...context,
  rung,
  ...more,
})

const GOOD: Case[] = [
  [
    'a question about a value',
    at(TICKET, 'ask-back'),
    'Look at line 4 of your program. When somebody is exactly 12 years old, is `age < 12` true or false?',
  ],
  [
    'a question in Thai',
    at(TICKET, 'ask-back', { locale: 'th' }),
    'ลองดูบรรทัดที่ 4 ถ้าอายุเท่ากับ 12 พอดี เงื่อนไข `age < 12` จะเป็นจริงหรือเท็จ',
  ],
  [
    'a question in Chinese',
    at(TICKET, 'ask-back', { locale: 'zh' }),
    '看看第 4 行：如果年龄正好是 12 岁，`age < 12` 是真还是假？',
  ],
  [
    'a question in Arabic',
    at(TICKET, 'ask-back', { locale: 'ar' }),
    'انظر إلى السطر 4. إذا كان العمر 12 بالضبط، فهل الشرط `age < 12` صحيح أم خطأ؟',
  ],
  [
    'the place, with the line copied in a fence',
    at(TICKET, 'point'),
    `The trouble begins here:\n\n${code('if age < 12:\n    return 20')}\n\nFor somebody who is 12, this line is not reached, and the last \`return\` answers.`,
  ],
  [
    'the place of a misspelt name',
    at(AVERAGE, 'point'),
    'Python says that `avrage` has no value in line 3. Nothing before it gives that name a value. How did you want to call it?',
  ],
  [
    'the error itself, in a fence',
    at(AVERAGE, 'point'),
    `Read the last line once more:\n\n${code("NameError: name 'avrage' is not defined", '')}\n\nWhich name does it not know?`,
  ],
  [
    'the place in Thai with a name without backticks',
    at(AVERAGE, 'point', { locale: 'th' }),
    'Python บอกว่าไม่รู้จักชื่อ avrage ในบรรทัดที่ 3 เพราะก่อนหน้านั้นยังไม่มีบรรทัดไหนให้ค่ากับชื่อนี้เลย',
  ],
  [
    'the idea of a loop, with what range gives',
    at(AVERAGE, 'idea'),
    'A loop does the same with each thing in a list, like a teacher who collects a book from every pupil. A `for` loop would visit each number once. Try to think what should happen to `total` at each visit.',
  ],
  [
    'the idea of counting',
    at(TABLE, 'idea'),
    'Your three lines differ in one number only. Whenever only a number changes, a `for` loop can count for you: `range(5)` gives 0, 1, 2, 3 and 4. What should change in each round, and what should stay the same?',
  ],
  [
    'the idea in Chinese',
    at(TABLE, 'idea', { locale: 'zh' }),
    '你的三行程序只有一个数字不同。当只有数字在变时，可以用循环来帮你数数，就像体育课上报数一样。想一想：每一轮里什么在变，什么不变？',
  ],
  [
    'the idea in Arabic',
    at(TABLE, 'idea', { locale: 'ar' }),
    'الأسطر الثلاثة متشابهة، ولا يتغير فيها إلا رقم واحد. عندما يتغير رقم واحد فقط تستطيع الحلقة `for` أن تعدّ بدلًا منك. ما الذي يتغير في كل مرة، وما الذي يبقى كما هو؟',
  ],
  [
    'the idea in Thai',
    at(SQUARE, 'idea', { locale: 'th' }),
    'สี่เหลี่ยมมีสี่ด้านเหมือนกันทุกด้าน เวลาทำอะไรเหมือนเดิมหลายครั้ง เราใช้บล็อกทำซ้ำได้ ลองคิดดูว่าในแต่ละด้านแมวต้องทำอะไรบ้าง',
  ],
  [
    'an example about something else',
    at(TABLE, 'example'),
    `This little program greets a class:\n\n${code('names = ["Nok", "Lek"]\nfor name in names:\n    print("Hello", name)')}\n\nThe loop takes one name after the other. What would your loop have to take, one after the other?`,
  ],
  [
    'an example with range and other numbers',
    at(TABLE, 'example'),
    `Here somebody counts sheep:\n\n${code('for sheep in range(3, 6):\n    print(sheep, "sheep")')}\n\nIt says 3, 4 and 5. From which number to which should yours go?`,
  ],
  [
    'an example in Thai',
    at(AVERAGE, 'example', { locale: 'th' }),
    `ดูตัวอย่างเรื่องอื่นนะ โปรแกรมนี้นับตัวอักษรทั้งหมดของชื่อเพื่อน ๆ\n\n${code('letters = 0\nfor name in ["Nok", "Ploy"]:\n    letters += len(name)')}\n\nในแต่ละรอบ ค่าของ letters เพิ่มขึ้น แล้วในโปรแกรมของคุณอะไรควรเพิ่มขึ้นในแต่ละรอบ`,
  ],
  [
    'an example of two sides',
    at(TICKET, 'example'),
    `Two conditions can be joined:\n\n${code('if day == "Saturday" or day == "Sunday":\n    print("No school")')}\n\nWhich two groups of people pay the same price in your task?`,
  ],
  [
    'one line of several',
    at(AVERAGE, 'line'),
    `The loop begins like this:\n\n${code('for number in numbers:')}\n\nIt takes each number in turn. What should happen to \`total\` inside of it?`,
  ],
  [
    'one line instead of the one that is there',
    at(TICKET, 'line'),
    'Instead of `if age < 12:` the first half of the condition is `age <= 12`, because children of 12 pay less too. Which other people pay the same?',
  ],
  [
    'one line in Arabic',
    at(AVERAGE, 'line', { locale: 'ar' }),
    `هذا هو السطر الأول من الحلقة:\n\n${code('for number in numbers:')}\n\nيأخذ هذا السطر كل رقم من القائمة مرة واحدة. ماذا يجب أن يحدث للاسم \`total\` في كل مرة؟`,
  ],
  [
    'the place in a program of blocks',
    at(SQUARE, 'point'),
    'When you click the flag, the cat moves 50 steps once, and then your script ends. A square has more than one side. Where in your script does the cat change its direction?',
  ],
  [
    'what the learner’s own robot does, from beginning to end',
    at(
      {
        ...SQUARE,
        program: 'forward()\nforward()\nturn_left()\nforward()\n',
        solution: 'forward()\nforward()\nturn_left()\nforward()\npick_up()\n',
      },
      'point',
    ),
    'Your robot does move, move, turn left, and move. Then your program ends. Where is the lamp now?',
  ],
  [
    'the idea in a flow',
    at(FLOW, 'idea'),
    'Your chart would show all rows. Think of a sieve in the kitchen: some things go through, and others stay behind. Which kind of node could be such a sieve?',
  ],
  [
    'a comparison of numbers',
    at(TICKET, 'ask-back'),
    'What do you think Python says to `12 < 12`? Try it and look at line 4 again.',
  ],
  [
    'the kind of a value',
    at(FREE, 'point'),
    'In line 4 `input()` gives a text, and in line 5 you compare `guess` with the number 7. A text is never equal to a number, so the `else` part runs each time.',
  ],
  [
    'brackets, dashes and arrows in a sentence',
    at(FREE, 'idea'),
    'There are two kinds of values here (texts and numbers) -> they look alike, but are not equal. Functions such as `int()` or `str()` make one kind out of the other; try/except is not needed. Where does your text come in?',
  ],
  [
    'two lines with what lies between left out',
    at(TICKET, 'point'),
    `Compare these:\n${code('if age < 6:\n...\nif age < 12:')}\nWhat is different?`,
  ],
  [
    'a line with its number',
    at(TICKET, 'point'),
    `Look here:\n${code('4|     if age < 12:')}\nWhat about somebody who is 12?`,
  ],
  [
    'an example with what it prints',
    at(TABLE, 'example'),
    `Look:\n${code('for day in ["Mon", "Tue"]:\n    print(day)')}\nIt prints\n${code('Mon\nTue', '')}\nWhat would your loop go through?`,
  ],
  [
    'one line beneath the learner’s own',
    at(AVERAGE, 'line'),
    `So:\n${code('numbers = [3, 8, 10]\ntotal = 0\nfor number in numbers:')}\nWhat comes inside of it?`,
  ],
  [
    'one block',
    at(SQUARE, 'line'),
    `You can begin with this block:\n${code('for i in range(4):')}\nWhich blocks belong inside?`,
  ],
  [
    'no solution, kindly',
    at(TABLE, 'line'),
    'The task is nearly done, so the last line is yours! First say in words: from which number to which should the loop count?',
  ],
  [
    'short words of praise, stars and a little list',
    at(TICKET, 'idea'),
    '🎉 Two things matter:\n- **where** the border is\n- whether 12 belongs to it\n\nWhich one do you want?',
  ],
  [
    'a question to somebody without a program',
    at(FREE, 'ask-back', { program: '' }),
    'What should happen first when your program starts? Tell it in your own words, as if you told a friend.',
  ],
]

/** What good tutors say about any program. */
const TALK: Record<AnswerContext['locale'], string[]> = {
  en: [
    'A variable is like a labelled box. When you write `score`, Python looks into the box. What is in the box after line 2?',
    'In Python, = means "put into" and == means "is it equal?". Which one do you need in line 5?',
    'Think of a traffic light: if it is red, you wait; else you go. Where does your program have to choose?',
    'Good start! You already ask for the number. What type does input() give you back: a number or a text?',
    'A function is like a recipe: `def` gives it a name, the words in the brackets are the ingredients, and `return` hands over the cake.',
    'A list starts counting at 0. So a list of 3 things has the places 0, 1 and 2. Which place do you ask for?',
    'for every loop there is a moment when it ends. When does yours end?',
    'If line 3 is false, Python goes on to the else part (line 5). Which one is it for 7?',
    'Try to read it aloud: "for each name in names, print the name". Does your program say the same?',
    'The sum of 3 + 4 is 7. Python can do this as well. Which sign did you use between the numbers?',
    'Texts can be joined with + and repeated with *. What would "ha" * 3 give?',
    'The error says "list index out of range". That means you ask for a place that is not there. How long is your list?',
    'Modulo is what is left over: 7 % 2 is 1, because 7 = 3 * 2 + 1. What is left over when an even number is divided by 2?',
    'Is a machine that is 90 % sure always right? Why did 90 % not show the problem?',
    'I cannot give you the whole program, but I can help you to find the next step. What should happen first?',
    'A loop looks like `for … in …:`, and what it repeats stands deeper. Which of your lines should be repeated?',
  ],
  th: [
    'ตัวแปรเหมือนกล่องที่มีป้ายชื่อ ลองดูว่าหลังบรรทัดที่ 2 ในกล่อง `score` มีค่าอะไร',
    'เครื่องหมาย = คือการใส่ค่า ส่วน == คือการถามว่าเท่ากันไหม ในบรรทัดที่ 5 คุณอยากใช้แบบไหน',
    'คำสั่ง return ใช้ส่งค่ากลับจากฟังก์ชัน ลองดูว่าฟังก์ชันของคุณส่งค่ากลับเมื่อไร',
    'ถ้าไฟแดงเราหยุด ถ้าไฟเขียวเราไป โปรแกรมของคุณต้องเลือกตรงไหน',
    'เก่งมากที่ลองอีกครั้ง ตอนนี้ range หยุดก่อนตัวเลขสุดท้ายหนึ่งตัว คุณอยากให้หยุดที่เลขอะไร',
    'input() ให้ข้อความเสมอ ถึงจะพิมพ์ตัวเลขก็ตาม ข้อความกับตัวเลขเท่ากันได้ไหม',
  ],
  zh: [
    '变量就像贴了标签的盒子。运行到第 2 行之后，`score` 这个盒子里是什么？',
    '一个 = 是“放进去”，两个 == 是“相等吗？”。第 5 行你需要哪一个？',
    '红灯停，绿灯行：你的程序在哪里需要做选择？',
    '列表从 0 开始数，所以三样东西的位置是 0、1、2。你要的是第几个？',
    '太好了，你又试了一次！`range(5)` 会停在 5 之前。你想停在哪个数？',
    'input() 得到的总是文字（就算输入的是数字）。文字和数字会相等吗？',
  ],
  ar: [
    'المتغير يشبه صندوقًا عليه اسم. ماذا يوجد في الصندوق `score` بعد السطر 2؟',
    'العلامة = تعني ضع القيمة، والعلامة == تعني هل هما متساويان؟ أيهما تحتاج في السطر 5؟',
    'إذا كانت الإشارة حمراء نتوقف، وإلا فإننا نمشي. أين يجب أن يختار برنامجك؟',
    'القائمة تبدأ من 0، فأماكن ثلاثة أشياء هي 0 و1 و2. أي مكان تطلب؟',
    'أحسنت لأنك حاولت مرة أخرى! الأمر input() يعطي نصًا دائمًا. هل يتساوى النص مع العدد؟',
    'اقرأ رسالة الخطأ: الاسم غير معروف. هل كتبته بالطريقة نفسها في السطرين؟',
  ],
}

const EVERYWHERE = Object.entries(TALK).flatMap(([locale, answers]) =>
  answers.map((answer) => [answer, locale as AnswerContext['locale']] as const),
)

test.each(EVERYWHERE)('whatever the task is: %s', (answer, locale) => {
  for (const task of [TICKET, TABLE, AVERAGE, SQUARE, FREE]) {
    for (const mode of ['hints', 'explanations'] as const)
      expect(judgeAnswer(answer, { ...task, locale, mode, rung: 'idea' })).toEqual([])
  }
})

test('what the task tells itself may be said again', () => {
  const answer =
    'The task says: pen down, then repeat 4 times move, turn and wait. Which of them do you have already?'
  expect(judgeAnswer(answer, at(SQUARE, 'point'))).toEqual(['solution'])
  const given = 'Put the pen down. Repeat: move, turn, wait. Then put the pen up.'
  expect(judgeAnswer(answer, at(SQUARE, 'point', { given }))).toEqual([])
})

test.each(GOOD)('a good tutor is not held back: %s', (_, context, answer) => {
  expect(judgeAnswer(answer, context)).toEqual([])
})

const SOLVED_TABLE = 'for number in range(1, 11):\n    print(7 * number)'
const base64 = (text: string) => Buffer.from(text).toString('base64')
const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))

const BAD: [...Case, fault: AnswerFault][] = [
  ['the solution', at(TABLE, 'line'), `Here you are:\n\n${code(SOLVED_TABLE)}`, 'solution'],
  [
    'the solution at the first rung',
    at(TABLE, 'ask-back'),
    `Try this:\n\n${code(SOLVED_TABLE)}`,
    'solution',
  ],
  [
    'with other names',
    at(TABLE, 'example'),
    `An example:\n\n${code('for i in range(1, 11):\n    print(7 * i)')}`,
    'solution',
  ],
  [
    'in one line',
    at(TABLE, 'line'),
    'You can write it shorter: `[print(7 * n) for n in range(1, 11)]` does everything.',
    'solution',
  ],
  [
    'with another loop',
    at(TABLE, 'example'),
    `An example:\n\n${code('n = 1\nwhile n < 11:\n    print(7 * n)\n    n = n + 1')}`,
    'solution',
  ],
  [
    'in a sentence',
    at(TABLE, 'line'),
    'Write for number in range(1, 11): then print(7 * number) under it, and you are done.',
    'solution',
  ],
  [
    'in full-width letters',
    at(TABLE, 'line'),
    `Copy this:\n${fullWidth('for number in range(1, 11):')}\n${fullWidth('print(7 * number)')}`,
    'solution',
  ],
  ['as base64', at(TABLE, 'line'), `Decode this secret: ${base64(SOLVED_TABLE)}`, 'solution'],
  [
    'as a list of lines',
    at(TABLE, 'example'),
    'Line 1: for number in range(1, 11):\nLine 2: print(7 * number)\nThat is all.',
    'solution',
  ],
  [
    'as remarks',
    at(TABLE, 'example'),
    `A comment for you:\n\n${code('# for number in range(1, 11):\n#     print(7 * number)')}`,
    'solution',
  ],
  [
    'as a text that is run',
    at(TABLE, 'example'),
    `Look:\n\n${code('exec("for number in range(1, 11):\\n    print(7 * number)")')}`,
    'solution',
  ],
  [
    'with letters nobody sees',
    at(TABLE, 'example'),
    `So:\n\n${code('for number in ra\u200bnge(1, 11):\n    pri\u200bnt(7 * number)')}`,
    'solution',
  ],
  [
    'without a fence, in Thai',
    at(TABLE, 'example', { locale: 'th' }),
    'ลองเขียนแบบนี้ดูนะ\nfor number in range(1, 11):\n    print(7 * number)\nแล้วกดเรียกใช้',
    'solution',
  ],
  [
    'in bits, each in its own backticks',
    at(TABLE, 'example'),
    'First write `for number in range(1, 11):` and then, a little deeper, `print(7 * number)`.',
    'solution',
  ],
  [
    'what is printed, where nothing is typed in',
    at(TABLE, 'idea'),
    'It has to say 7, 14, 21, 28, 35, 42, 49, 56, 63, 70 in the end.',
    'solution',
  ],
  [
    'the mended program',
    at(TICKET, 'example'),
    `Here is your program, mended:\n\n${code(TICKET.solution!)}`,
    'solution',
  ],
  [
    'the mended program with other names',
    at(TICKET, 'line'),
    `Try:\n\n${code(TICKET.solution!.replaceAll('age', 'years').replaceAll('price', 'cost'))}`,
    'solution',
  ],
  [
    'the mended program of a project without a solution',
    at(FREE, 'line'),
    `Like this:\n\n${code(FREE.program.replace('input("Guess: ")', 'int(input("Guess: "))'))}`,
    'solution',
  ],
  [
    'the learner’s lines in the right depth',
    at({ ...FREE, program: 'for i in range(3):\nprint(i)\nprint("done")' }, 'line'),
    `So:\n\n${code('for i in range(3):\n    print(i)\nprint("done")')}`,
    'solution',
  ],
  [
    'most of what is missing',
    at(AVERAGE, 'example'),
    `So:\n\n${code('for number in numbers:\n    total += number\naverage = total / len(numbers)')}`,
    'solution',
  ],
  [
    'what is missing, as a comparison of two versions',
    at(AVERAGE, 'example'),
    `So:\n\n${code('-print(avrage)\n+for number in numbers:\n+    total += number\n+average = total / len(numbers)\n+print(average)', 'diff')}`,
    'solution',
  ],
  [
    'blocks as Python',
    at(SQUARE, 'example'),
    `So:\n\n${code('for i in range(4):\n    cat.move(50)\n    cat.turn_right(90)\n    wait(0.5)')}`,
    'solution',
  ],
  [
    'blocks in words',
    at(SQUARE, 'idea'),
    'Put pen down first, then a repeat 4 block. Inside of it move 50 steps, turn right 90 degrees and wait half a second, and after it pen up.',
    'solution',
  ],
  [
    'blocks in words, in Thai',
    at(SQUARE, 'idea', { locale: 'th' }),
    'วางปากกาก่อน แล้วใช้บล็อกทำซ้ำ 4 ครั้ง ข้างในให้เดิน 50 ก้าว หมุนขวา 90 องศา แล้วรอ 0.5 วินาที จบแล้วยกปากกา',
    'solution',
  ],
  [
    'blocks in words, in Chinese',
    at(SQUARE, 'idea', { locale: 'zh' }),
    '先放落笔，再放重复执行 4 次，里面放移动 50 步、右转 90 度、等待 0.5 秒，最后抬笔。',
    'solution',
  ],
  [
    'blocks in words, in Arabic',
    at(SQUARE, 'idea', { locale: 'ar' }),
    'ضع أولًا أنزل القلم، ثم كرر 4 مرات، وفي الداخل تحرك 50 خطوة ثم استدر 90 درجة ثم انتظر نصف ثانية، وفي النهاية ارفع القلم.',
    'solution',
  ],
  [
    'nodes in their order',
    at(FLOW, 'idea'),
    'Connect Load file to Filter rows, then Group by, and at the end Bar chart.',
    'solution',
  ],
  [
    'in JavaScript',
    at(TABLE, 'example'),
    `So:\n${code('for (let i = 1; i <= 10; i++) {\n  console.log(7 * i);\n}', 'js')}`,
    'solution',
  ],
  [
    'with a list instead of range',
    at(TABLE, 'example'),
    `So:\n${code('for n in [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]:\n    print(7 * n)')}`,
    'solution',
  ],
  [
    'in a table',
    at(TABLE, 'example'),
    '| line | code |\n|---|---|\n| 1 | for number in range(1, 11): |\n| 2 | print(7 * number) |',
    'solution',
  ],
  [
    'in bold letters',
    at(TABLE, 'example'),
    '**for number in range(1, 11):**\n**    print(7 * number)**',
    'solution',
  ],
  [
    'with spaces between everything',
    at(TABLE, 'example'),
    'Write for number in range ( 1 , 11 ) : and print ( 7 * number ).',
    'solution',
  ],
  [
    'the whole program in bits, with one new line',
    at(TICKET, 'line'),
    `Write ${TICKET.solution!.split('\n')
      .filter((line) => line !== '')
      .map((line) => `\`${line.trim()}\``)
      .join(', ')}.`,
    'solution',
  ],
  [
    'the only line that is missing in what was given',
    at({ ...TICKET, starter: TICKET.program }, 'line'),
    `So:\n${code('if age <= 12 or age >= 60:')}`,
    'solution',
  ],
  [
    'the commands of a robot by their names',
    at(
      { ...TICKET, program: 'move()', solution: 'move()\nmove()\nturn_left()\nmove()\nmove()' },
      'idea',
    ),
    'Use `move()`, `move()`, `turn_left()`, `move()` and `move()`.',
    'solution',
  ],
  [
    'the whole way of a robot, of which little is missing',
    at(
      {
        ...SQUARE,
        program: 'for _ in range(2):\n    forward()\n    turn_right()\n',
        solution: 'for _ in range(3):\n    forward()\n    forward()\n    turn_left()\npick_up()\n',
      },
      'ask-back',
    ),
    'Take a repeat 3 block, put move, move and turn left into it, and after it pick up.',
    'solution',
  ],
  [
    'the last line that is missing, as an example',
    at(TICKET, 'example'),
    'Write `if age <= 12 or age >= 60:` there.',
    'solution',
  ],
  [
    'a condition that mends it, too early',
    at(TICKET, 'point'),
    'Change line 4 to `age <= 12` and it works.',
    'too-much-code',
  ],
  [
    'a call, too early',
    at(FREE, 'idea'),
    'Write guess = int(input("Guess: ")) in line 4.',
    'too-much-code',
  ],
  [
    'an example where only hints are allowed',
    at(TABLE, 'example', { mode: 'hints' }),
    `For example:\n\n${code('for name in names:\n    print("Hello", name)')}`,
    'too-much-code',
  ],
  [
    'two lines instead of one',
    at(AVERAGE, 'line'),
    `So:\n\n${code('for number in numbers:\n    total += number')}`,
    'too-much-code',
  ],
  [
    'a loop with what it does in one line',
    at(FREE, 'line'),
    'Write `for turn in range(3): print("again")` there.',
    'too-much-code',
  ],
  [
    'a long example',
    at(TICKET, 'example'),
    `So:\n\n${code('a = 3\nb = 4\nc = a * b\nd = c - a\nprint(d)')}`,
    'too-much-code',
  ],
  [
    'JavaScript',
    at(FREE, 'point'),
    `So:\n\n${code('let x = 5;\nconsole.log(x + 1);', 'js')}`,
    'too-much-code',
  ],
  [
    'English instead of Thai',
    at(TICKET, 'point', { locale: 'th' }),
    'Look at line four: what happens when the age is twelve?',
    'wrong-language',
  ],
  [
    'Chinese instead of Arabic',
    at(TICKET, 'point', { locale: 'ar' }),
    '看看第四行：如果年龄正好是十二岁，会发生什么？',
    'wrong-language',
  ],
  [
    'Japanese instead of Chinese',
    at(TICKET, 'point', { locale: 'zh' }),
    '四行目を見てください。年齢がちょうど十二歳のとき、何が起こりますか。',
    'wrong-language',
  ],
  [
    'Persian instead of Arabic',
    at(TICKET, 'point', { locale: 'ar' }),
    'به خط چهارم نگاه کن. اگر سن دقیقاً دوازده باشد چه می‌شود؟ چرا این گونه است؟',
    'wrong-language',
  ],
  [
    'Thai instead of English',
    at(TICKET, 'point'),
    'ลองดูบรรทัดที่ 4 ถ้าอายุเท่ากับ 12 พอดีจะเกิดอะไรขึ้น',
    'wrong-language',
  ],
  [
    'Spanish instead of English',
    at(TICKET, 'point'),
    'Mira la línea cuatro: ¿qué pasa cuando la edad es exactamente doce? Piensa en los límites.',
    'wrong-language',
  ],
  [
    'its rules',
    at(TICKET, 'point'),
    'I am told: Never ask for names, ages, addresses, schools, telephone numbers, mail addresses, photos or passwords.',
    'tells-rules',
  ],
  [
    'that there is a solution',
    at(TICKET, 'point'),
    'The reference solution looks a little different from yours in line 4.',
    'tells-rules',
  ],
  ['nothing', at(TICKET, 'point'), ' \n… ', 'empty'],
  [
    'HTML',
    at(TICKET, 'point'),
    'Look at <b>line 4</b> of your program, what does it say?',
    'markup',
  ],
  [
    'a picture',
    at(TICKET, 'point'),
    'Look at this: ![a cat](https://example.org/cat.png) and then at line 4.',
    'markup',
  ],
  [
    'a link',
    at(TICKET, 'point'),
    'You can read about it on www.example.org and then come back here.',
    'markup',
  ],
  [
    'too many words',
    at(TICKET, 'point'),
    'Look at the line and think about what it does. '.repeat(20),
    'too-long',
  ],
]

test.each(BAD)('is held back: %s', (_, context, answer, fault) => {
  expect(judgeAnswer(answer, context)).toContain(fault)
})

test('the chat explains and writes no programs', () => {
  const chat = (answer: string) => judgeChatAnswer(answer, { locale: 'en' })
  expect(
    chat('A variable is like a box with a name. You can look inside and put in something else.'),
  ).toEqual([])
  expect(
    chat(`A loop repeats:\n\n${code('for i in range(3):\n    print(i)')}\n\nWhat does it say?`),
  ).toEqual([])
  expect(chat(`So:\n\n${code(TICKET.solution!)}`)).toContain('too-much-code')
  expect(chat('ตัวแปรเหมือนกล่องที่มีชื่อ')).toContain('wrong-language')
  expect(chat('')).toEqual(['empty'])
  expect(
    chat('This is the first of many sentences of an essay about the sea. '.repeat(30)),
  ).toContain('too-long')
})
