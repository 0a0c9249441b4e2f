import { type Script, scriptOf, splitWords } from './split-words.ts'

/** Reads whether a text sounds glad or unhappy, by counting words people rated. */

export interface WordScore {
  word: string
  /** Below zero: unhappy; above: glad. */
  score: number
}

export interface Feeling {
  /** From -100 to 100. */
  score: number
  feeling: 'glad' | 'unhappy' | 'neutral'
  words: WordScore[]
}

export interface SentimentLists {
  english: (text: string) => Promise<number>
  list: (script: Exclude<Script, 'other'>) => Promise<Record<string, number | null>>
}

/** Everyday words a translated list lacks. */
const ALSO: Record<Exclude<Script, 'other'>, Record<string, number>> = {
  th: {
    ชอบ: 3,
    รัก: 3,
    ดี: 2,
    สนุก: 3,
    อร่อย: 3,
    สวย: 2,
    เก่ง: 2,
    เยี่ยม: 3,
    สุดยอด: 4,
    ดีใจ: 3,
    มีความสุข: 3,
    ขอบคุณ: 2,
    น่ารัก: 3,
    ประทับใจ: 3,
    แย่: -3,
    เกลียด: -3,
    เสียใจ: -2,
    เบื่อ: -2,
    โกรธ: -3,
    เศร้า: -2,
    กลัว: -2,
    เหนื่อย: -1,
    น่าเบื่อ: -3,
    ผิดหวัง: -2,
    แพง: -1,
    ช้า: -1,
    ห่วย: -4,
    เลว: -3,
  },
  zh: {
    喜欢: 3,
    爱: 3,
    好: 2,
    开心: 3,
    高兴: 3,
    好吃: 3,
    漂亮: 2,
    有趣: 3,
    棒: 3,
    谢谢: 2,
    讨厌: -3,
    恨: -3,
    坏: -2,
    难过: -2,
    无聊: -2,
    生气: -3,
    害怕: -2,
    累: -1,
    糟糕: -3,
    失望: -2,
  },
  ar: {
    أحب: 3,
    جميل: 3,
    رائع: 4,
    سعيد: 3,
    ممتاز: 4,
    لذيذ: 3,
    ممتع: 3,
    شكرا: 2,
    جيد: 2,
    أكره: -3,
    سيئ: -3,
    حزين: -2,
    ممل: -2,
    غاضب: -3,
    خائف: -2,
    فظيع: -4,
    متعب: -1,
  },
}
const NOT: Record<Exclude<Script, 'other'>, ReadonlySet<string>> = {
  th: new Set(['ไม่', 'ไม่ได้', 'ไม่ค่อย', 'มิ']),
  zh: new Set(['不', '没', '没有', '不太']),
  ar: new Set(['لا', 'ليس', 'لم', 'لن', 'غير', 'ما']),
}
/** How fast the score grows with the words that were counted. */
const SOFT = 15

function feelingOf(score: number): Feeling['feeling'] {
  if (score >= 5) return 'glad'
  return score <= -5 ? 'unhappy' : 'neutral'
}

/** Only words of the list: "constructor" is a word of many texts, and of every object. */
function scoreIn(list: Readonly<Record<string, number | null>>, word: string): number | null {
  return Object.hasOwn(list, word) ? list[word]! : null
}

async function byList(
  text: string,
  script: Exclude<Script, 'other'>,
  lists: SentimentLists,
): Promise<Feeling> {
  const list = await lists.list(script)
  const found: WordScore[] = []
  let turned = false
  for (const word of splitWords(text, script)) {
    const score = scoreIn(ALSO[script], word) ?? scoreIn(list, word) ?? 0
    if (score !== 0) found.push({ word, score: turned ? -score : score })
    turned = NOT[script].has(word)
  }
  const sum = found.reduce((total, { score }) => total + score, 0)
  const score = Math.round((100 * sum) / Math.sqrt(sum * sum + SOFT))
  return { score, feeling: feelingOf(score), words: found }
}

/** In English, a word's part is what the text loses without it: its list knows "not", "very" and "!!!". */
async function inEnglish(text: string, lists: SentimentLists): Promise<Feeling> {
  const score = Math.round(100 * (await lists.english(text)))
  const words: WordScore[] = []
  for (const word of new Set(splitWords(text))) {
    const alone = await lists.english(word)
    if (alone !== 0) words.push({ word, score: Math.round(alone * 5) })
  }
  return { score, feeling: feelingOf(score), words }
}

export async function readSentiment(text: string, lists: SentimentLists): Promise<Feeling> {
  const script = scriptOf(text)
  return script === 'other' ? inEnglish(text, lists) : byList(text, script, lists)
}
