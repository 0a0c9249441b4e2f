import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { CATEGORIES } from '../../blocks-runtime/catalogue/block-spec.ts'
import { BLOCKS, FUNCTION_BLOCKS, KEYS } from '../../blocks-runtime/catalogue/catalogue.ts'
import { optionsOf } from '../block-options.ts'
import { EMPTY_CONTEXT } from '../editor-context.ts'
import ar from './ar.ts'
import type { BlockMessages } from './block-messages.ts'
import arCore from './core/ar.ts'
import thCore from './core/th.ts'
import zhCore from './core/zh.ts'
import en from './en.ts'
import th from './th.ts'
import zh from './zh.ts'

const BLOCKLY = dirname(createRequire(import.meta.url).resolve('blockly/core'))

const LANGUAGES: Record<string, BlockMessages> = { en, th, zh, ar }

for (const [locale, messages] of Object.entries(LANGUAGES)) {
  test(`${locale}: every block has a text with every argument once, and a tooltip`, () => {
    for (const { type, args } of BLOCKS) {
      const [text, tooltip] = messages.blocks[type as keyof BlockMessages['blocks']]
      const found = (text.replaceAll('%%', '').match(/%\d/g) ?? []).toSorted()
      expect([type, found]).toEqual([type, args.map((_, index) => `%${index + 1}`)])
      expect(tooltip.length).toBeGreaterThan(2)
    }
    for (const type of FUNCTION_BLOCKS) expect(messages.blocks[type]).toHaveLength(2)
  })

  test(`${locale}: every choice and every category has a name`, () => {
    for (const { type, args } of BLOCKS) {
      for (const arg of args) {
        if (!('options' in arg)) continue
        for (const [label, value] of optionsOf(arg.options, type, messages, EMPTY_CONTEXT)) {
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
    for (const category of CATEGORIES) expect(messages.categories[category]).not.toBe('')
  })
}

test('bodies come last in every language, so that mouths stand in the same order', () => {
  for (const messages of Object.values(LANGUAGES)) {
    expect(messages.blocks.control_if_else[0]).toMatch(/%1.*%2.*%3/s)
    expect(messages.blocks.control_repeat[0]).toMatch(/%1.*%2\s*$/s)
  }
})

/** Names that stand on keyboards, and parts that no workspace of ours has. */
const AS_IT_IS = /_KEY$|^ESCAPE$|_TRASH_|_MUTATOR_/

const CORE = {
  th: { own: await import('blockly/msg/th'), ours: thCore },
  zh: { own: await import('blockly/msg/zh-hans'), ours: zhCore },
  ar: { own: await import('blockly/msg/ar'), ours: arCore },
}

test.each(Object.entries(CORE))('%s: nothing that Blockly shows stays English', async (_, core) => {
  const code = await readFile(join(BLOCKLY, 'blockly_compressed.js'), 'utf8')
  const names = new Set(code.match(/\b[A-Z][A-Z0-9_]+\b/g))
  const shown: Record<string, unknown> = { ...core.own, ...core.ours }
  // What the keys do is for a list of shortcuts, which we do not have.
  const english = Object.entries(await import('blockly/msg/en')).filter(
    ([key]) => names.has(key) && !key.startsWith('SHORTCUTS_') && !AS_IT_IS.test(key),
  )
  expect(english.length).toBeGreaterThan(120)
  expect(english.filter(([key, message]) => shown[key] === message)).toEqual([])
})

test("our messages of Blockly's have the same values in all three languages", () => {
  for (const messages of [zhCore, arCore]) {
    expect(Object.keys(messages)).toEqual(Object.keys(thCore))
    for (const [key, message] of Object.entries(messages)) {
      const values = (text: string): string[] => (text.match(/%\d/g) ?? []).toSorted()
      expect([key, values(message)]).toEqual([key, values(thCore[key]!)])
    }
  }
})

test('keys have names a child can read', () => {
  expect(KEYS).toContain('space')
  expect(th.options.space).toBe('เว้นวรรค')
})

test.each(Object.entries(LANGUAGES))('%s: a letter key is called by its letter', (_, messages) => {
  for (const type of ['sensing_key', 'event_key']) {
    const options = optionsOf('keys', type, messages, EMPTY_CONTEXT)
    const letters = options.filter(([, value]) => value.length === 1)
    expect(letters).toHaveLength(36)
    expect(letters.filter(([label, value]) => label !== value)).toEqual([])
  }
  const properties = optionsOf('properties', 'sensing_of', messages, EMPTY_CONTEXT)
  expect(properties.find(([, value]) => value === 'x')?.[0]).not.toBe('x')
})

test.each(Object.entries(LANGUAGES))(
  '%s: no menu has two choices of the same name',
  (_, messages) => {
    for (const { type, args } of BLOCKS) {
      for (const arg of args) {
        if (!('options' in arg)) continue
        const labels = optionsOf(arg.options, type, messages, EMPTY_CONTEXT).map(([label]) => label)
        expect([type, labels.length]).toEqual([type, new Set(labels).size])
      }
    }
  },
)
