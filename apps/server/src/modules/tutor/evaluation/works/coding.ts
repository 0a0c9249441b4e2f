/** Works in blocks, Python and the notebook. */
import { everywhere, type Work } from '../situation.ts'

export const SQUARE: Work = {
  tool: 'coding/block-programming',
  kind: 'blocks',
  level: null,
  isGiven: true,
  title: {
    en: 'A square',
    th: 'สี่เหลี่ยมจัตุรัส',
    zh: '画正方形',
    ar: 'رسم مربع',
  },
  instructions: {
    en: 'Let the cat draw a square with its pen.',
    th: 'ให้แมวใช้ปากกาวาดรูปสี่เหลี่ยมจัตุรัส',
    zh: '让小猫用画笔画一个正方形。',
    ar: 'اجعل القطة ترسم مربعًا بقلمها.',
  },
  checks: [],
  solution: everywhere(
    '@cat.when_flag\ndef cat_script_1():\n    cat.pen_down()\n    for i in range(4):\n        cat.move(80)\n        cat.turn_right(90)\n        wait(0.5)\n    cat.pen_up()\n',
  ),
  renamed: [
    ['cat', 'kitty'],
    ['range(4)', 'range(0, 4)'],
  ],
  told: {
    en: 'Put the pen down, then a repeat 4 block. Inside of it move 80 steps, turn right 90 degrees and wait half a second. After it, pen up.',
    th: 'วางปากกาก่อน แล้วใช้บล็อกทำซ้ำ 4 ครั้ง ข้างในให้เดิน 80 ก้าว หมุนขวา 90 องศา แล้วรอ 0.5 วินาที จบแล้วยกปากกา',
    zh: '先放落笔，再放重复执行 4 次，里面放移动 80 步、右转 90 度、等待 0.5 秒，最后抬笔。',
    ar: 'ضع أولًا أنزل القلم، ثم كرر 4 مرات، وفي الداخل تحرك 80 خطوة ثم استدر 90 درجة ثم انتظر نصف ثانية، وفي النهاية ارفع القلم.',
  },
  steps: everywhere('range(4)|move(80)|turn_right(90)|wait(0.5)|pen_up()'),
}

export const TABLE: Work = {
  tool: 'coding/python-programming',
  kind: 'python',
  level: null,
  isGiven: true,
  title: { en: 'The table of seven', th: 'สูตรคูณแม่เจ็ด', zh: '七的乘法表', ar: 'جدول ضرب سبعة' },
  instructions: {
    en: 'Print the table of seven, from 7 to 70, each number in a line. Use a loop.',
    th: 'พิมพ์สูตรคูณแม่เจ็ดตั้งแต่ 7 ถึง 70 บรรทัดละหนึ่งจำนวน ให้ใช้การวนซ้ำ',
    zh: '打印七的乘法表，从 7 到 70，每行一个数。请使用循环。',
    ar: 'اطبع جدول ضرب سبعة من 7 إلى 70، كل عدد في سطر. استخدم حلقة.',
  },
  checks: [
    { kind: 'output', input: [], output: '7\n14\n21\n28\n35\n42\n49\n56\n63\n70' },
    { kind: 'uses-code', part: 'loop' },
  ],
  solution: everywhere('for number in range(1, 11):\n    print(7 * number)\n'),
  renamed: [['number', 'n']],
  told: {
    en: 'Write for number in range(1, 11): and beneath it, a little deeper, print(7 * number).',
    th: 'เขียน for number in range(1, 11): แล้วบรรทัดต่อไปให้ย่อหน้าเขียน print(7 * number)',
    zh: '先写 for number in range(1, 11): 然后在下一行缩进写 print(7 * number)。',
    ar: 'اكتب for number in range(1, 11): ثم في السطر التالي مع مسافة اكتب print(7 * number)',
  },
  steps: everywhere('range(1,11)|7*number'),
}

export const TICKET: Work = {
  tool: 'coding/python-programming',
  kind: 'python',
  level: null,
  isGiven: true,
  title: { en: 'A ticket', th: 'ราคาตั๋ว', zh: '门票', ar: 'تذكرة' },
  instructions: {
    en: 'Children under 6 are free. From 6 to 12 years, and from 60 on, a ticket costs 20 baht. All others pay 40.',
    th: 'เด็กอายุต่ำกว่า 6 ปีเข้าฟรี อายุ 6 ถึง 12 ปี และตั้งแต่ 60 ปีขึ้นไป ตั๋วราคา 20 บาท คนอื่นจ่าย 40 บาท',
    zh: '6 岁以下免费。6 到 12 岁以及 60 岁以上，票价 20 元。其他人 40 元。',
    ar: 'من هم دون السادسة يدخلون مجانًا. من 6 إلى 12 سنة ومن 60 فما فوق ثمن التذكرة 20. والآخرون يدفعون 40.',
  },
  checks: [
    { kind: 'output', input: ['12'], output: '20' },
    { kind: 'test', name: 'old people', input: ['70'], test: 'assert price(70) == 20' },
  ],
  solution: everywhere(
    'def price(age):\n    if age < 6:\n        return 0\n    if age <= 12 or age >= 60:\n        return 20\n    return 40\n\n\nprint(price(int(input())))\n',
  ),
  renamed: [
    ['price', 'cost'],
    ['age', 'years'],
  ],
  told: {
    en: 'First def price(age): then if age < 6: return 0, then if age <= 12 or age >= 60: return 20, at last return 40 and print(price(int(input()))).',
    th: 'เริ่มด้วย def price(age): ต่อด้วย if age < 6: return 0 แล้ว if age <= 12 or age >= 60: return 20 สุดท้าย return 40 และ print(price(int(input())))',
    zh: '先写 def price(age): 再写 if age < 6: return 0 接着 if age <= 12 or age >= 60: return 20 最后 return 40 和 print(price(int(input())))。',
    ar: 'اكتب أولًا def price(age): ثم if age < 6: return 0 ثم if age <= 12 or age >= 60: return 20 وأخيرًا return 40 و print(price(int(input())))',
  },
  steps: everywhere('age<=12|age>=60'),
}

export const AVERAGE: Work = {
  tool: 'coding/jupyter-lite',
  kind: 'python',
  level: null,
  isGiven: true,
  title: { en: 'The average', th: 'ค่าเฉลี่ย', zh: '平均气温', ar: 'المتوسط' },
  instructions: {
    en: 'Work out the average of the temperatures with a loop. Call it average.',
    th: 'หาค่าเฉลี่ยของอุณหภูมิด้วยการวนซ้ำ ตั้งชื่อว่า average',
    zh: '用循环求出气温的平均值，取名叫 average。',
    ar: 'احسب متوسط درجات الحرارة باستخدام حلقة، وسمّه average.',
  },
  checks: [{ kind: 'name-value', name: 'average', value: '32.0', within: 0 }],
  solution: everywhere(
    'temps = [31, 29, 33, 35]\ntotal = 0\nfor temp in temps:\n    total = total + temp\naverage = total / len(temps)\nprint(average)\n',
  ),
  renamed: [
    ['temps', 'values'],
    ['temp', 'value'],
    ['total', 'whole'],
  ],
  told: {
    en: 'Write total = 0, then for temp in temps: and inside of it total = total + temp, then average = total / len(temps) and print(average).',
    th: 'เขียน total = 0 แล้ว for temp in temps: ข้างในเขียน total = total + temp จากนั้น average = total / len(temps) และ print(average)',
    zh: '写 total = 0，再写 for temp in temps: 里面写 total = total + temp，然后 average = total / len(temps) 和 print(average)。',
    ar: 'اكتب total = 0 ثم for temp in temps: وفي الداخل total = total + temp ثم average = total / len(temps) ثم print(average)',
  },
  steps: everywhere('fortempintemps|total+temp|total/len(temps)'),
}
