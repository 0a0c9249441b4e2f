import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { TOOL_COUNTERS } from '@panya/domain/attendance/tool-counters.ts'
import { TOOL_PATH_PATTERN } from '@panya/domain/tool/tool.ts'
import { afterAll, expect, test } from 'vitest'
import { loadManifests, loadToolFile, manifestPaths, toolFile } from './tool-files.ts'

const ROOT = mkdtempSync(join(tmpdir(), 'tools-'))
afterAll(() => rmSync(ROOT, { recursive: true }))

function plant(file: string, text: string): void {
  const path = join(ROOT, file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
}

test('a folder with a manifest is a tool; what else it brings is found by its place', async () => {
  plant(
    'games/toy/manifest.ts',
    "export const manifest = { path: 'games/toy', order: 9, skill: 'loops' }",
  )
  plant('games/toy/core/skills.ts', "export const skillOf = () => 'choices'")
  plant('games/without-manifest/core/judge.ts', '')
  plant('host/manifest.ts', 'export const manifest = { order: 1 }')
  expect(await loadManifests(ROOT)).toEqual([{ path: 'games/toy', order: 9, skill: 'loops' }])
  expect(toolFile('games/toy', 'core/judge.ts', ROOT)).toBeNull()
  const skills = await loadToolFile<{ skillOf(): string }>('games/toy', 'core/skills.ts', ROOT)
  expect(skills?.skillOf()).toBe('choices')
})

test('every tool stands at its own address, and no two share a format or a counter', async () => {
  const tools = await loadManifests()
  const folders = manifestPaths().map((file) => relative(join(import.meta.dirname, '..'), file))
  expect(folders.toSorted()).toEqual(tools.map(({ path }) => `${path}/manifest.ts`).toSorted())
  for (const { path, family } of tools) {
    expect(path).toMatch(new RegExp(TOOL_PATH_PATTERN))
    expect(path.startsWith(`${family}/`)).toBe(true)
  }
  const formats = tools.map(({ documentFormat }) => documentFormat)
  expect(new Set(formats).size).toBe(formats.length)
  const counters = tools.flatMap(({ counter }) => counter ?? [])
  expect(counters.toSorted()).toEqual(TOOL_COUNTERS.toSorted())
})
