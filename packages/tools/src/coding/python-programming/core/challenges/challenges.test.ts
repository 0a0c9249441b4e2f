import { expect, test } from 'vitest'
import ar from '../../messages/challenges/ar.ts'
import en from '../../messages/challenges/en.ts'
import th from '../../messages/challenges/th.ts'
import zh from '../../messages/challenges/zh.ts'
import { NO_PROGRESS, readNote, readProgress, withProgram, withSolved } from './challenge.ts'
import { CHALLENGES } from './challenges.ts'

const IDS = CHALLENGES.map((challenge) => challenge.id)

test('there are at least thirty, each once', () => {
  expect(IDS.length).toBeGreaterThanOrEqual(30)
  expect(new Set(IDS).size).toBe(IDS.length)
})

test.each(Object.entries({ en, th, zh, ar }))(
  'all have messages in %s and no more',
  (_, messages) => {
    expect(Object.keys(messages).toSorted()).toEqual(IDS.toSorted())
    for (const [id, { title, task, hints }] of Object.entries(messages)) {
      expect(
        [title, task, ...hints].every((text) => text.trim() !== ''),
        id,
      ).toBe(true)
      expect(hints.length, id).toBe(en[id]?.hints.length)
    }
  },
)

test('the code in a task is the same in every language', () => {
  const code = (text: string) => new Set(text.match(/`[^`]*`/g))
  for (const id of IDS) {
    for (const messages of [th, zh, ar]) {
      expect(code(messages[id]!.task), id).toEqual(code(en[id]!.task))
    }
  }
})

test('progress survives being saved, and nonsense becomes no progress', () => {
  const progress = withProgram(withSolved(NO_PROGRESS, 'hello'), 'hello', 'print(1)')
  expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress)
  expect(readProgress({ solved: 'x', programs: [7] })).toEqual(NO_PROGRESS)
  expect(readProgress(null)).toEqual(NO_PROGRESS)
})

test('a note of a check is read, other words are not', () => {
  const note = { kind: 'uses', word: 'for' }
  expect(readNote(JSON.stringify(note))).toEqual(note)
  expect(readNote('{broken')).toBeNull()
  expect(readNote(null)).toBeNull()
})
