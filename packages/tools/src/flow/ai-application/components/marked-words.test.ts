import { expect, test } from 'vitest'
import { cutAtWords, strongWords } from './marked-words.ts'

test('the strongest words come first; those that hardly moved the answer are left out', () => {
  const words = [
    { word: 'the', score: 0.05 },
    { word: 'goal', score: 3 },
    { word: 'pizza', score: -1 },
    { word: 'was', score: 0.2 },
  ]
  expect(strongWords(words).map(({ word }) => word)).toEqual(['goal', 'pizza'])
  expect(strongWords([{ word: 'a', score: 0.09 }])).toEqual([])
})

test('a short word is not marked inside a longer one', () => {
  const pieces = cutAtWords('then he ran', [{ word: 'he', score: 1 }])
  expect(pieces.map(({ piece, score }) => [piece, score])).toEqual([
    ['then ', 0],
    ['he', 1],
    [' ran', 0],
  ])
})

test('where words stand without spaces they are marked where they are', () => {
  const pieces = cutAtWords('\u6211\u7231\u8db3\u7403', [{ word: '\u8db3\u7403', score: 1 }])
  expect(pieces.map(({ piece }) => piece)).toEqual(['\u6211\u7231', '\u8db3\u7403'])
})
