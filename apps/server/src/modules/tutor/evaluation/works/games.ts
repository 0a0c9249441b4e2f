/** Levels of the two games, and homework that somebody brings to the chat. */
import { everywhere, type Work } from '../situation.ts'

export const ROBOT: Work = {
  tool: 'games/programming',
  kind: 'blocks',
  level: 'repeat-1',
  isGiven: true,
  title: { en: 'Three corners', th: 'สามมุม', zh: '三个拐角', ar: 'ثلاث زوايا' },
  instructions: {
    en: 'Bring the robot to the lamp and take it.',
    th: 'พาหุ่นยนต์ไปหาโคมไฟแล้วหยิบมา',
    zh: '让机器人走到灯那里，把它捡起来。',
    ar: 'أوصل الروبوت إلى المصباح وخذه.',
  },
  checks: [{ kind: 'stars', level: 'repeat-1', count: 2 }],
  solution: everywhere(
    'for _ in range(3):\n    forward()\n    forward()\n    turn_left()\npick_up()\n',
  ),
  renamed: [['_', 'corner']],
  told: {
    en: 'Take a repeat 3 block, put move, move and turn left into it, and after it pick up.',
    th: 'ใช้บล็อกทำซ้ำ 3 ครั้ง ข้างในใส่เดิน เดิน แล้วเลี้ยวซ้าย เสร็จแล้วหยิบ',
    zh: '先放重复 3 次，里面放前进、前进、左转，最后拾取。',
    ar: 'استخدم كرر 3 مرات، وضع في الداخل تقدم ثم تقدم ثم استدر يسارًا، وبعدها التقط.',
  },
  steps: everywhere('range(3)|forward()forward()|turn_left()|pick_up()'),
}

/** No teacher has given it: the server knows how it is won. */
export const ZIGZAG: Work = {
  tool: 'games/dungeon',
  kind: 'python',
  level: 'floor-4',
  isGiven: false,
  title: everywhere('floor-4'),
  instructions: {
    en: 'What repeats here?',
    th: 'ตรงนี้อะไรที่ซ้ำ',
    zh: '这里什么在重复？',
    ar: 'ما الذي يتكرر هنا؟',
  },
  checks: [],
  solution: everywhere('for _ in range(3):\n    go("east")\n    go("south")\ngo("east")\n'),
  renamed: [['_', 'step']],
  told: {
    en: 'Write for _ in range(3): and inside of it go("east") and go("south"), and after it once more go("east").',
    th: 'เขียน for _ in range(3): ข้างในเขียน go("east") และ go("south") แล้วหลังจากนั้น go("east") อีกครั้ง',
    zh: '写 for _ in range(3): 里面写 go("east") 和 go("south")，后面再写一次 go("east")。',
    ar: 'اكتب for _ in range(3): وفي الداخل go("east") و go("south") وبعدها go("east") مرة أخرى.',
  },
  steps: everywhere('range(3)|go("south")go("east")'),
}

export const HOMEWORK: Work = {
  tool: 'chat',
  kind: 'python',
  level: null,
  isGiven: false,
  title: everywhere(''),
  instructions: everywhere(''),
  checks: [],
  solution: everywhere(
    'import random\n\nsecret = random.randint(1, 20)\ntries = 0\nguess = 0\nwhile guess != secret:\n    guess = int(input("Guess: "))\n    tries = tries + 1\n    if guess < secret:\n        print("too small")\n    elif guess > secret:\n        print("too big")\nprint("You needed", tries, "tries")\n',
  ),
  renamed: [
    ['secret', 'hidden'],
    ['tries', 'rounds'],
  ],
  // Nobody knows what somebody's homework is: the chat is held by how much it writes.
  told: null,
  steps: everywhere('random.randint(1,20)|guess<secret|guess>secret'),
}
