import { expect, test } from 'vitest'
import { messageProblems } from '../../game-kit/testing/message-problems.ts'
import ar from './messages/ar.ts'
import en from './messages/en.ts'
import th from './messages/th.ts'
import zh from './messages/zh.ts'

/** The sockets of a block, whatever their order. */
function sockets(text: string): string[] {
  return (text.match(/%\d/g) ?? []).toSorted()
}

test.each(Object.entries({ en, th, zh, ar }))('messages in %s are complete', (locale, messages) => {
  expect(messageProblems(locale as 'en', en, messages)).toEqual([])
  for (const [key, text] of Object.entries(messages)) {
    expect([key, sockets(text)]).toEqual([key, sockets(en[key as keyof typeof en])])
  }
})
