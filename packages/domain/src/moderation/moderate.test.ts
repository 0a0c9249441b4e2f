import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutLetters } from './joined-letters.ts'
import { moderateAnswer, moderateQuestion } from './moderate.ts'
import { choicesOf, findPhrases } from './phrases.ts'
import { plainLetters } from './plain-letters.ts'
import { cutWords, unitsOf } from './spaced-words.ts'
import { phraseTrees } from './word-lists.ts'
import { WORD_LISTS } from './words/lists.ts'

/** What learners write about, in any order. */
const HARMLESS = [
  ...'loop variable print kill process enemy shoot monster score die dead abort execute child orphan'.split(
    ' ',
  ),
  ...'master slave whitelist sex male female class assess Scunthorpe cocktail analysis'.split(' '),
  ...'title grape therapist count bomb attack weapon knife poison health level sprite'.split(' '),
  ...'ตัวแปร ลูป ศัตรู คะแนน หีบ สัดส่วน ห่าน กู้ กระดอน สัตว์ โปรแกรม ด่าน'.split(' '),
  ...'循环 变量 敌人 属性 性别 操作 死锁 进程 妈妈的 游戏 干净 奶牛'.split(' '),
  ...'متغير حلقة العدو زبدة كسر فرز قيمة لعبة نقاط عمود الجنس سكر'.split(' '),
  'for i in range(10):',
  'if (x > 3) { x -= 1 }',
  'df["sex"].value_counts()',
  'os.kill(pid, signal.SIGKILL)',
  'while True: pass',
  'const a = [1, 2, 3]',
  'SELECT age FROM people',
  'main.py',
  'np.array([[0, 1], [1, 0]])',
]

test('harmless words and code in any order are no harm', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...HARMLESS), { maxLength: 40 }),
      fc.constantFrom(' ', '\n', ', '),
      (words, between) => {
        const text = words.join(between)
        expect(moderateQuestion(text)).toEqual([])
        expect(moderateAnswer(text)).toEqual([])
      },
    ),
    { numRuns: 300 },
  )
})

const HARMFUL = [
  'nobody would miss me',
  'my uncle touches me',
  'how to make a pipe bomb',
  'send me nudes',
  'son of a bitch',
  'where do you live',
  'see https://evil.com/a',
  'go to evil.com',
  'call 081-234-5678',
  'I live at 12/3 Nimman Road',
  'ไม่อยากมีชีวิตอยู่แล้ว',
  'ไอ้เหี้ย',
  'รูปโป๊',
  'ขอเบอร์หน่อย',
  '我不想活了',
  '操你妈',
  '叔叔摸我',
  '你住在哪里',
  'أريد أن أموت',
  'ابن الكلب',
  'عمي يلمسني',
  'أين تسكن',
]
const UNSEEN = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u180e',
  '\ufe0f',
  '\u202e',
  '',
]

test('letters that are not seen hide no harm', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...HARMFUL),
      fc.array(fc.constantFrom(...UNSEEN), { minLength: 1, maxLength: 60 }),
      (text, unseen) => {
        const hidden = Array.from(text, (letter, at) => letter + (unseen[at % unseen.length] ?? ''))
        expect(moderateQuestion(hidden.join(''))).toEqual(moderateQuestion(text))
        expect(moderateQuestion(text)).not.toEqual([])
      },
    ),
    { numRuns: 500 },
  )
})

const isArabicLetter = (letter: string) => /[\u0621-\u064a]/u.test(letter)
const WAYS: readonly ((letter: string) => string)[] = [
  (letter) => letter.toUpperCase(),
  (letter) => letter.toLowerCase(),
  // Full width, as Chinese and Japanese keyboards write.
  (letter) => letter.replace(/[!-~]/u, (one) => String.fromCodePoint(one.charCodeAt(0) + 0xfee0)),
  (letter) => (isArabicLetter(letter) ? `${letter}ـ` : letter),
  (letter) => (isArabicLetter(letter) ? `${letter}ّ` : letter),
  (letter) => (/[a-z]/iu.test(letter) ? `${letter}\u0301` : letter),
  (letter) => letter,
]

test('case, width, long strokes and marks hide no harm', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...HARMFUL),
      fc.array(fc.constantFrom(...WAYS), { minLength: 1, maxLength: 60 }),
      (text, ways) => {
        const written = Array.from(text, (letter, at) => ways[at % ways.length]?.(letter) ?? letter)
        expect(moderateAnswer(written.join(''))).toEqual(moderateAnswer(text))
      },
    ),
    { numRuns: 500 },
  )
})

test('a harm is found inside of any harmless text', () => {
  const harmless = fc.array(fc.constantFrom(...HARMLESS), { maxLength: 20 })
  fc.assert(
    fc.property(harmless, fc.constantFrom(...HARMFUL), harmless, (before, text, after) => {
      const whole = `${before.join(' ')}.\n${text}.\n${after.join(' ')}`
      for (const harm of moderateQuestion(text)) expect(moderateQuestion(whole)).toContain(harm)
    }),
    { numRuns: 300 },
  )
})

test.each([
  'a',
  'ก',
  '1',
  ' ',
  'a.',
  'a b ',
  'a@',
  'my ',
  'my uncle ',
  'kill ',
  'fuck',
  'ลุง',
  'คน',
  'ลุงจับ',
  '死',
  '想',
  '同学',
  '我',
  'ا',
  'اريد ان ',
  'عمي ',
  '"',
  '```',
  '[',
])('twice as much of %j is twice the work', (piece) => {
  const steps = (letters: number) => {
    const plain = plainLetters(piece.repeat(Math.ceil(letters / piece.length)))
    const { words, letters: joined, disguised } = phraseTrees()
    const work = { steps: 0 }
    findPhrases(words, unitsOf(cutWords(plain, disguised)), work)
    findPhrases(joined, cutLetters(plain)?.units ?? [], work)
    return work.steps
  }
  expect(steps(24_000)).toBeLessThanOrEqual(2.1 * steps(12_000) + 10)
  expect(steps(12_000)).toBeLessThan(12_000 * 60)
})

test('no pattern repeats without a longest length inside of another', () => {
  const hostile = fc
    .array(fc.constantFrom(...'aก1死ا .@/:-"`\'[]{}<>!$\n'.split('')), {
      minLength: 1,
      maxLength: 6,
    })
    .map((letters) => letters.join(''))
  fc.assert(
    fc.property(hostile, (piece) => {
      moderateAnswer(piece.repeat(Math.ceil(12_000 / piece.length)))
    }),
    { numRuns: 40, interruptAfterTimeLimit: 20_000, markInterruptAsFailure: true },
  )
})

test('the lists are sorted, without doubles, and every line can be read', () => {
  for (const [, lists] of WORD_LISTS) {
    for (const list of lists) {
      const sorted = list.toSorted((a, b) => (a < b ? -1 : 1))
      expect(list).toEqual(sorted)
      expect(new Set(list).size).toBe(list.length)
      for (const line of list) {
        // Choices are not inside of choices.
        expect(line.replace(/\{[^{}|]*(?:\|[^{}|]*)*\}/gu, '')).not.toMatch(/[{}|]/u)
        expect(choicesOf(line.replace(/[~<> .]/gu, ''))).not.toEqual([])
      }
    }
  }
})

test('every line of the lists is found by what looks for it', () => {
  const missed: string[] = []
  for (const [kind, lists] of WORD_LISTS) {
    if (kind === 'harmless' || kind === 'making') continue
    for (const line of lists.flat()) {
      // A word of the dictionary stands alone here, and one word is in the gap.
      const text = line
        .replace(/\{([^|}]*)[^}]*\}/gu, '$1')
        .replace(/[~<>]/gu, '')
        .replaceAll('..', ' x ')
      const harms: readonly string[] = moderateAnswer(text)
      if (!harms.includes(kind === 'swearing' ? 'hate' : kind)) missed.push(line)
    }
  }
  expect(missed).toEqual([])
})

test('an answer may name the addresses that are allowed, and no others that begin like them', () => {
  const rules = { allowedLinks: ['https://panya.school/help', 'docs.python.org'] }
  expect(moderateAnswer('see https://panya.school/help/loops.', rules)).toEqual([])
  expect(moderateAnswer('see docs.python.org/3/', rules)).toEqual([])
  for (const text of [
    'https://panya.school/helpers',
    'https://panya.school.evil.com/help',
    'https://docs.python.org@evil.com/',
    'https://docs.python.org\\@evil.com/',
    'https://panya.school/help/../admin',
    'https://evil.com/?docs.python.org',
  ]) {
    expect(moderateAnswer(text, rules)).toContain('link')
  }
})

test('several harms come in one order, each once', () => {
  expect(moderateQuestion('fuck you, send me nudes, i want to die, evil.com, nudes')).toEqual([
    'self-harm',
    'sexual',
    'hate',
    'link',
  ])
})
