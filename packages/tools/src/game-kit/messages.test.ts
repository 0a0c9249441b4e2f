import { expect, test } from 'vitest'
import ar from './messages/ar.ts'
import en from './messages/en.ts'
import th from './messages/th.ts'
import zh from './messages/zh.ts'
import { messageProblems } from './testing/message-problems.ts'

test.each(Object.entries({ en, th, zh, ar }))('messages in %s are complete', (locale, messages) => {
  expect(messageProblems(locale as 'en', en, messages)).toEqual([])
})
