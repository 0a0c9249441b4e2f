import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['nok@school.example', 'nok@school.example'],
  [' Nok@School.Example ', 'nok@school.example'],
  ['nok+mum@school.example', 'nok@school.example'],
  ['nok+mum+dad@school.example', 'nok@school.example'],
  ['n.o.k@gmail.com', 'nok@gmail.com'],
  ['N.ok+mum@googlemail.com', 'nok@gmail.com'],
  ['n.ok@school.example', 'n.ok@school.example'],
])('%j reaches %j', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
