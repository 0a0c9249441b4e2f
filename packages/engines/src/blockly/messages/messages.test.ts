import { expect, test } from 'vitest'
import { CATEGORIES } from '../../blocks-runtime/catalogue/block-spec.ts'
import { BLOCKS, FUNCTION_BLOCKS, KEYS } from '../../blocks-runtime/catalogue/catalogue.ts'
import { optionsOf } from '../block-options.ts'
import { EMPTY_CONTEXT } from '../editor-context.ts'
import arStrings from '../strings/ar.ts'
import thStrings from '../strings/th.ts'
import zhStrings from '../strings/zh.ts'
import ar from './ar.ts'
import type { BlockWords } from './block-words.ts'
import en from './en.ts'
import th from './th.ts'
import zh from './zh.ts'

const LANGUAGES: Record<string, BlockWords> = { en, th, zh, ar }

for (const [locale, words] of Object.entries(LANGUAGES)) {
  test(`${locale}: every block has words with every argument once, and a tooltip`, () => {
    for (const { type, args } of BLOCKS) {
      const [text, tooltip] = words.blocks[type as keyof BlockWords['blocks']]
      const found = (text.replaceAll('%%', '').match(/%\d/g) ?? []).toSorted()
      expect([type, found]).toEqual([type, args.map((_, index) => `%${index + 1}`)])
      expect(tooltip.length).toBeGreaterThan(2)
    }
    for (const type of FUNCTION_BLOCKS) expect(words.blocks[type]).toHaveLength(2)
  })

  test(`${locale}: every choice and every category has a name`, () => {
    for (const { type, args } of BLOCKS) {
      for (const arg of args) {
        if (!('options' in arg)) continue
        for (const [label, value] of optionsOf(arg.options, type, words, EMPTY_CONTEXT)) {
          const isPlain = /^([a-z0-9]|[A-G]#?\d)$/.test(value)
          expect([
            type,
            value,
            label !== '' &&
              (isPlain || label !== value || locale === 'en' || /^[a-z]+$/.test(value)),
          ]).toEqual([type, value, true])
        }
      }
    }
    for (const category of CATEGORIES) expect(words.categories[category]).not.toBe('')
  })
}

test('bodies come last in every language, so that mouths stand in the same order', () => {
  for (const words of Object.values(LANGUAGES)) {
    expect(words.blocks.control_if_else[0]).toMatch(/%1.*%2.*%3/s)
    expect(words.blocks.control_repeat[0]).toMatch(/%1.*%2\s*$/s)
  }
})

test("Blockly's own missing strings are there in all three languages with their values", () => {
  const keys = Object.keys(thStrings)
  expect(keys.length).toBeGreaterThan(130)
  for (const strings of [zhStrings, arStrings]) {
    expect(Object.keys(strings)).toEqual(keys)
    for (const key of keys) {
      const values = (text: string): string[] => (text.match(/%\d/g) ?? []).toSorted()
      expect([key, values(strings[key]!)]).toEqual([key, values(thStrings[key]!)])
    }
  }
})

test('keys have names a child can read', () => {
  expect(KEYS).toContain('space')
  expect(th.options.space).toBe('เว้นวรรค')
})
