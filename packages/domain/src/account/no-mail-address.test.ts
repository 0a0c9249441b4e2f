import { expect, test } from 'vitest'
import { hasNoMail, hideNoMail, noMailAddress, shownEmail } from './no-mail-address.ts'

const ADDRESS = noMailAddress('1c686f356b5d29ef9f5d')

test('an address that leads nowhere is known, and shown as nothing', () => {
  expect([hasNoMail(ADDRESS), shownEmail(ADDRESS)]).toEqual([true, ''])
  expect([hasNoMail('nok@school.example'), shownEmail('nok@school.example')]).toEqual([
    false,
    'nok@school.example',
  ])
})

test('it is hidden in text wherever it stands, and others are not', () => {
  const text = JSON.stringify({
    email: ADDRESS,
    target: `account:${ADDRESS}`,
    other: 'a@b.example',
  })
  expect(JSON.parse(hideNoMail(text, ''))).toEqual({
    email: '',
    target: 'account:',
    other: 'a@b.example',
  })
})
