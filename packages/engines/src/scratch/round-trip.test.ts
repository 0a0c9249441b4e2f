/** Opened, saved and opened again: the same project. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ScratchContent } from './content.ts'
import { openProject } from './open-project.ts'
import { saveProject } from './save-project.ts'

const FOLDER = new URL('./testing/projects/', import.meta.url)
const PROJECTS = readdirSync(FOLDER).filter((name) => /\.sb[23]$/.test(name))

/** Scratch writes small reporters without their ids. */
function withoutBlockIds(content: ScratchContent): unknown {
  return JSON.parse(
    JSON.stringify(content, (key, value: unknown) => {
      const isBlock = typeof value === 'object' && value !== null && 'type' in value && key !== ''
      if (!isBlock || !('id' in value) || 'name' in value) return value
      const { id: _, ...rest } = value
      return rest
    }),
  )
}

test.each(PROJECTS)('%s', async (name) => {
  const { content } = openProject(readFileSync(new URL(name, FOLDER)))
  const saved = await saveProject(content)
  expect(saved.report).toEqual([])
  const again = openProject(saved.bytes)
  expect(again.report).toEqual([])
  expect(withoutBlockIds(again.content)).toEqual(withoutBlockIds(content))
  const third = openProject((await saveProject(again.content)).bytes)
  expect(third.content).toEqual(again.content)
})
