import { expect, test } from 'vitest'
import { englishAmount } from './english-amount.ts'

test.each([
  [0, 'Zero baht only'],
  [100, 'One baht only'],
  [1300, 'Thirteen baht only'],
  [2000, 'Twenty baht only'],
  [24_900, 'Two hundred forty-nine baht only'],
  [24_950, 'Two hundred forty-nine baht and fifty satang'],
  [10_000_000, 'One hundred thousand baht only'],
  [100_000_100, 'One million one baht only'],
  [
    1_234_567_891,
    'Twelve million three hundred forty-five thousand six hundred seventy-eight baht and ninety-one satang',
  ],
  [1, 'One satang'],
  [100_000_000_000_000, 'One trillion baht only'],
])('%d satang are %s', (minor, text) => expect(englishAmount(minor, 'THB')).toBe(text))

test.each([
  [299, 'Two dollars and ninety-nine cents'],
  [100, 'One dollar only'],
  [101, 'One dollar and one cent'],
  [799, 'Seven dollars and ninety-nine cents'],
])('%d cents are %s', (minor, text) => expect(englishAmount(minor, 'USD')).toBe(text))

test.each([-1, 0.5, Number.NaN])('%d is no amount', (minor) =>
  expect(() => englishAmount(minor, 'THB')).toThrow('no amount'),
)
