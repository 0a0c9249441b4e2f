import { expect, test } from 'vitest'
import { messageProblems } from '../../game-kit/testing/message-problems.ts'
import ar from './messages/ar.ts'
import en from './messages/en.ts'
import th from './messages/th.ts'
import zh from './messages/zh.ts'

test.each(Object.entries({ en, th, zh, ar }))('messages in %s are complete', (locale, messages) => {
  expect(messageProblems(locale as 'en', en, messages)).toEqual([])
})
