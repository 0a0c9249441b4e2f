import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { expect, test } from 'vitest'
import type { ToolSample } from './core/sample.ts'
import type { ToolContent } from './tool-content.ts'
import { loadManifests, loadToolFile } from './tool-files.ts'

const TOOLS = await loadManifests()

test.each(TOOLS)('$path names what it brings along, the same in four languages', async (tool) => {
  const file = await loadToolFile<{ content: ToolContent }>(tool.path, 'content.ts')
  const lists = await Promise.all(LOCALES.map(async (locale) => file?.content(locale)))
  const ids = lists.map((list) => list?.map(({ id }) => id))
  expect(new Set(ids[0]).size).toBeGreaterThan(4)
  expect(new Set(ids[0]).size).toBe(ids[0]?.length)
  for (const list of ids) expect(list).toEqual(ids[0])
  for (const { id, title } of lists.flatMap((list) => list ?? [])) {
    expect(title, id).toMatch(/\S/)
    expect(title, id).not.toMatch(/undefined|\{/)
  }
})

test('what has no name but its number is named in the language, with the number', async () => {
  const titleOf = async (tool: ToolPath, locale: Locale, id: string) => {
    const file = await loadToolFile<{ content: ToolContent }>(tool, 'content.ts')
    return (await file?.content(locale))?.find((one) => one.id === id)?.title
  }
  expect(await titleOf('games/grouping', 'en', 'rule/2')).toBe('Find the hidden rule · Level 2')
  expect(await titleOf('games/grouping', 'th', 'rule/2')).toMatch(/ · ด่าน 2$/)
  expect(await titleOf('games/guessing', 'ar', 'mix/3')).toMatch(/ · الجولة 3$/)
})

test('what tools give to the demo school is in their own format', async () => {
  const formats = TOOLS.map(async ({ path, documentFormat }) => {
    const file = await loadToolFile<{ sample: ToolSample }>(path, 'core/sample.ts')
    const { projects = [], assignment } = file?.sample ?? {}
    const documents = [...projects.map(({ document }) => document), assignment?.starter]
    return documents.flatMap((document) => (document ? [[document.format, documentFormat]] : []))
  })
  const pairs = (await Promise.all(formats)).flat()
  expect(pairs.length).toBeGreaterThan(5)
  for (const [format, own] of pairs) expect(format).toBe(own)
})
