import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkEmail, checkName, checkPassword, FIELD_CODES } from './account-fields.ts'
import { checkSignUp, normaliseSignUp, SIGN_UP_FIELDS } from './sign-up.ts'

const good = {
  email: ' Mali.S@School.ac.TH ',
  password: 'three blue owls',
  displayName: 'มะลิ',
  firstName: 'มะลิ',
  lastName: 'สุขใจ',
  grade: 'P4',
  affiliation: 'โรงเรียนบ้านดอย',
}

test('accepts a child of Chiang Mai and lower-cases the email', () => {
  expect(checkSignUp(good)).toEqual({})
  expect(normaliseSignUp(good).email).toBe('mali.s@school.ac.th')
})

test('names every missing field at once', () => {
  expect(checkSignUp({})).toEqual(Object.fromEntries(SIGN_UP_FIELDS.map((f) => [f, 'required'])))
})

test('whatever comes in, the answer is a known code for a known field', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...SIGN_UP_FIELDS), fc.anything()), (input) => {
      for (const [field, code] of Object.entries(checkSignUp(input))) {
        expect(SIGN_UP_FIELDS).toContain(field)
        expect(FIELD_CODES).toContain(code)
      }
    }),
  )
})

describe('email', () => {
  test.each(['a@b.co', "o'neil+x@mail.example.org", '1@2.th'])('%s is one', (email) => {
    expect(checkEmail(email)).toBeNull()
  })
  test.each(['a', 'a@b', '@b.co', 'a@@b.co', 'a b@c.co', 'a@b..co', 'a@-b.co', 'a@b.co\n<x>'])(
    '%s is none',
    (email) => {
      expect(checkEmail(email)).toBe('not-an-email')
    },
  )
  test('of 300 characters is too long', () => {
    expect(checkEmail(`${'a'.repeat(290)}@school.th`)).toBe('too-long')
  })
})

test.each([
  ['Nguyễn Thị', null],
  ['عبد الله', null],
  ['王小明', null],
  ['Мария 小明', null],
  ["Robert'); DROP TABLE student;--", null],
  ['<b>x</b>', null],
  ['a\u0000b', 'control-characters'],
  ['abc\u202Egpj', 'control-characters'],
  ['   ', 'required'],
  ['\u200B', 'required'],
  ['x'.repeat(81), 'too-long'],
  [7, 'not-text'],
])('name %j: %s', (name, code) => {
  expect(checkName(name)).toBe(code)
})

test.each([
  ['correct horse', null],
  ['รหัสผ่านของมะลิ', null],
  ['seven77', 'too-short'],
  ['x'.repeat(129), 'too-long'],
  ['Password123', 'too-common'],
  ['aaaaaaaaaaaa', 'too-common'],
  ['', 'required'],
])('password %j: %s', (password, code) => {
  expect(checkPassword(password)).toBe(code)
})

test('nobody signs up with an address of those who have none', () => {
  for (const email of ['abc@no-mail.invalid', ' ABC@No-Mail.Invalid ']) {
    expect(checkSignUp({ ...good, email })).toEqual({ email: 'not-an-email' })
  }
})
