import { isolate } from '@panya/domain/locale/isolate.ts'
import { expect, test } from 'vitest'
import { compileMessages } from './compile-messages.ts'
import { isolatingI18n } from './isolating-i18n.ts'

const MESSAGES = compileMessages({
  by: 'بواسطة {name}',
  left: '{count, plural, zero {لا شيء} one {واحد} two {اثنان} few {# أسطر} many {# سطرًا} other {# سطر}}',
  who: '{who, select, cat {قطة} other {غيرها}}',
})

test('a name of the other direction is isolated, however the text is asked for', () => {
  const i18n = isolatingI18n('ar', MESSAGES)
  const said = `بواسطة ${isolate('Somchai')}`
  expect(i18n._('by', { name: 'Somchai' })).toBe(said)
  expect(i18n.t('by', { name: 'Somchai' })).toBe(said)
  expect(i18n._({ id: 'by', values: { name: 'Somchai' } })).toBe(said)
  expect(i18n._('by', { name: 'فاطمة' })).toBe('بواسطة فاطمة')
})

test('numbers and choices are what they were', () => {
  const i18n = isolatingI18n('ar', MESSAGES)
  expect(i18n._('left', { count: 3 })).toBe('3 أسطر')
  expect(i18n._('who', { who: 'cat' })).toBe('قطة')
})

test('a text without a translation is its own', () => {
  expect(isolatingI18n('en', {})._({ id: 'x', message: 'Go' })).toBe('Go')
})
