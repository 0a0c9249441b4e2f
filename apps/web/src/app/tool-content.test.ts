import { LOCALES } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { expect, test } from 'vitest'
import { toolContent } from './tool-content.ts'

const titleOf = async (tool: ToolPath, locale: 'en' | 'th' | 'ar', id: string) =>
  (await toolContent(tool, locale))?.find((one) => one.id === id)?.title

test('what a tool brings along is named in the language of the page, with its numbers', async () => {
  expect(await titleOf('games/grouping', 'en', 'rule/2')).toBe('Find the hidden rule · Level 2')
  expect(await titleOf('games/grouping', 'th', 'rule/2')).toMatch(/ · ด่าน 2$/)
  expect(await titleOf('games/guessing', 'ar', 'mix/3')).toMatch(/ · الجولة 3$/)
})

test.each([
  'games/programming',
  'games/dungeon',
  'games/grouping',
  'games/guessing',
  'flow/data-analytics',
  'flow/image-processing',
  'flow/ai-application',
] as const)('everything of %s has a name of its own', async (tool) => {
  for (const locale of LOCALES) {
    const content = (await toolContent(tool, locale)) ?? []
    expect(content.length).toBeGreaterThan(4)
    for (const { id, title } of content) expect(title, id).not.toMatch(/undefined|\{|\.title|^$/)
  }
})
