import { expect, test } from 'vitest'
import { messageProblems } from '../testing/message-problems.ts'
import ar from './messages/ar.ts'
import en from './messages/en.ts'
import th from './messages/th.ts'
import zh from './messages/zh.ts'
import wordsAr from './words/ar.ts'
import wordsEn from './words/en.ts'
import wordsTh from './words/th.ts'
import wordsZh from './words/zh.ts'

/** The sockets of a block, whatever their order. */
function sockets(text: string): string[] {
  return (text.match(/%\d/g) ?? []).toSorted()
}

test.each(Object.entries({ en, th, zh, ar }))('messages in %s are complete', (locale, messages) => {
  expect(messageProblems(locale as 'en', en, messages)).toEqual([])
})

const WORDS = { en: wordsEn, th: wordsTh, zh: wordsZh, ar: wordsAr }

test.each(Object.entries(WORDS))(
  'the blocks in %s have the same places, and say as much, as in English',
  (_, words) => {
    expect(Object.keys(words)).toEqual(Object.keys(wordsEn))
    for (const [type, [text, tip, more]] of Object.entries(words)) {
      const [english, englishTip, englishMore] = wordsEn[type as keyof typeof wordsEn]
      expect([type, sockets(text)]).toEqual([type, sockets(english)])
      expect([type, text.trim() === '', tip === '']).toEqual([type, false, englishTip === ''])
      expect(Object.keys(more?.choices ?? {})).toEqual(Object.keys(englishMore?.choices ?? {}))
      expect(Object.values(more?.choices ?? {})).not.toContain('')
    }
  },
)
