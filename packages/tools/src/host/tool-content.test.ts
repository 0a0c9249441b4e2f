import { LOCALES } from '@panya/domain/locale/locale.ts'
import { expect, test } from 'vitest'
import type { ToolSample } from './core/sample.ts'
import type { ToolContent } from './tool-content.ts'
import { loadManifests, loadToolFile } from './tool-files.ts'

const TOOLS = await loadManifests()

test.each(TOOLS)('$path names what it brings along, the same in four languages', async (tool) => {
  const file = await loadToolFile<{ content: ToolContent }>(tool.path, 'content.ts')
  const lists = await Promise.all(LOCALES.map((locale) => file?.content(locale)))
  const ids = lists.map((list) => list?.map(({ id }) => id))
  expect(new Set(ids[0]).size).toBeGreaterThan(4)
  expect(new Set(ids[0]).size).toBe(ids[0]?.length)
  for (const list of ids) expect(list).toEqual(ids[0])
  for (const { id, title } of lists.flatMap((list) => list ?? [])) {
    expect(title, id).toMatch(/\S/)
    expect(title, id).not.toMatch(/undefined|\{/)
  }
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
