import { ASSIGNMENT_LIMITS } from '@panya/domain/classroom/assignment.ts'
import { CHECK_LIMITS, unfitKind } from '@panya/domain/classroom/check.ts'
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { readMarkdown } from '@panya/domain/markdown/markdown.ts'
import { expect, test } from 'vitest'
import type { CheckChoices } from './check-choices.ts'
import { instructionsOf, lessonMinutes, type ReadyTasksFile } from './ready-task.ts'
import type { ToolContent } from './tool-content.ts'
import { loadManifests, loadToolFile } from './tool-files.ts'

const TOOLS = await loadManifests()

async function readyOf(tool: (typeof TOOLS)[number]) {
  const file = await loadToolFile<ReadyTasksFile>(tool.path, 'ready-tasks.ts')
  const texts = await Promise.all(
    LOCALES.map(async (locale) => [locale, (await file?.texts(locale)) ?? {}] as const),
  )
  return { tasks: file?.tasks ?? [], texts }
}

test.each(TOOLS)('$path has a first lesson and one that goes further, in time', async (tool) => {
  const { tasks } = await readyOf(tool)
  expect(new Set(tasks.map(({ kind }) => kind))).toEqual(new Set(['first', 'further']))
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length)
  for (const task of tasks) {
    expect(task.id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(lessonMinutes(task)).toBeGreaterThanOrEqual(30)
    expect(lessonMinutes(task)).toBeLessThanOrEqual(60)
    expect(task.points.reduce((sum, points) => sum + points, 0)).toBe(10)
    expect(task.points.length).toBeLessThanOrEqual(ASSIGNMENT_LIMITS.rubricLines)
  }
})

test.each(TOOLS)('$path says all of it in every language, within the limits', async (tool) => {
  const { tasks, texts } = await readyOf(tool)
  for (const [locale, ofLocale] of texts) {
    expect(Object.keys(ofLocale).toSorted(), locale).toEqual(tasks.map(({ id }) => id).toSorted())
    for (const task of tasks) {
      const text = ofLocale[task.id]!
      const english = texts[0]![1][task.id]!
      expect(text.rubric).toHaveLength(task.points.length)
      expect(text.plan).toHaveLength(task.plan.length)
      for (const part of ['steps', 'needs', 'ask', 'trouble', 'cells'] as const)
        expect(text[part]?.length, `${locale} ${task.id} ${part}`).toBe(english[part]?.length)
      expect(text.title.length).toBeLessThanOrEqual(ASSIGNMENT_LIMITS.title)
      expect(instructionsOf(text).length).toBeLessThanOrEqual(ASSIGNMENT_LIMITS.instructions)
      for (const said of wordsOf(text)) {
        expect(said).toMatch(/\S/)
        expect(said.match(/\*\*/g)?.length ?? 0, said).toSatisfy((marks: number) => marks % 2 === 0)
        if (locale !== 'en') expect(wordsOf(english), said).not.toContain(said)
      }
    }
  }
})

/** Every word of a text, however deep it lies. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.values(value as object).flatMap(wordsOf)
}

test.each(TOOLS)('$path reads as instructions: what for, step by step, and then', async (tool) => {
  const { texts } = await readyOf(tool)
  for (const text of Object.values(texts[0]![1])) {
    const kinds = readMarkdown(instructionsOf(text)).map(({ kind }) => kind)
    expect(kinds).toEqual(['paragraph', 'list', 'paragraph'])
  }
})

test.each(TOOLS)('$path gives levels and examples that it has, by their name', async (tool) => {
  const { tasks, texts } = await readyOf(tool)
  const content = await loadToolFile<{ content: ToolContent }>(tool.path, 'content.ts')
  for (const [locale, ofLocale] of texts) {
    const named = (await content?.content(locale)) ?? []
    for (const { id, level, example } of tasks) {
      expect(level === undefined).toBe(tool.family !== 'games')
      if (level !== undefined) expect(named.map((one) => one.id)).toContain(level)
      if (example === undefined) continue
      const title = named.find((one) => one.id === example)?.title ?? ''
      expect(title).not.toBe('')
      expect(instructionsOf(ofLocale[id]!), locale).toContain(title)
    }
  }
})

test.each(TOOLS)('$path checks only what it can, of things it has', async (tool) => {
  const { tasks } = await readyOf(tool)
  const file = await loadToolFile<{ choices: CheckChoices }>(tool.path, 'check-choices.ts')
  const known = (await file?.choices('en'))?.map(({ id }) => id) ?? []
  for (const { checks = [] } of tasks) {
    expect(checks.length).toBeLessThanOrEqual(CHECK_LIMITS.checks)
    expect(unfitKind(checks, tool.takesChecks ?? [])).toBeUndefined()
    for (const check of checks) {
      if ('block' in check) expect(known).toContain(check.block)
      if ('node' in check) expect(known).toContain(check.node)
    }
  }
})

test.each(TOOLS)(
  '$path begins with a document of its own, with the words of the text',
  async (tool) => {
    const { tasks, texts } = await readyOf(tool)
    for (const [, ofLocale] of texts) {
      for (const { id, starter } of tasks) {
        const text = ofLocale[id]!
        const document = await starter?.(text)
        if (document) expect(document.format).toBe(tool.documentFormat)
        for (const words of text.cells ?? [])
          expect(JSON.stringify(document)).toContain(JSON.stringify(words).slice(1, -1))
      }
    }
  },
)
