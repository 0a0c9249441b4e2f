import { globSync, readFileSync } from 'node:fs'
import { TOOL_COUNTERS } from '@panya/domain/attendance/tool-counters.ts'
import { loadManifests } from '@panya/tools/host/tool-files.ts'
import { expect, test } from 'vitest'

/** A tool is one folder: nothing outside of it knows its address, its documents or its counter by name. */
const EXCEPTIONS: Record<string, { names: readonly string[]; why: string }> = {
  'apps/server/src/modules/tutor/trial-questions.ts': {
    names: [
      'coding/python-programming',
      'python-programming',
      'coding/block-programming',
      'block-programming',
      'flow/data-analytics',
      'data-analytics',
      'games/programming',
    ],
    why: 'a trial of the language models asks about one work of each kind, in the tool it is made with',
  },
  'apps/web/src/app/landing/LevelPart.tsx': {
    names: ['games/programming'],
    why: 'the front page has a small level of this game to play, and leads on into it',
  },
  'apps/web/src/app/landing/front-level.ts': {
    names: ['games/programming'],
    why: 'that level is played by the rules of the game itself',
  },
  'packages/domain/src/attendance/tool-counters.ts': {
    names: TOOL_COUNTERS,
    why: 'the specification fixes the columns and operations of attendance by name',
  },
  'packages/tools/src/flow/ai-application/use-in-blocks.ts': {
    names: ['panya.blocks'],
    why: 'a trained model leaves as a document of that format, where some tool opens it',
  },
  'scripts/screens.ts': {
    names: ['games/programming', 'coding/python-programming', 'python-programming'],
    why: 'its pictures show how a run in this game fails and how one is won, and the tutor at an error',
  },
}

const SKIPPED = /\.test\.tsx?$|\/(testing|evaluation|testdata|migrations|generated|locales)\//
const TOOLS = await loadManifests()

/** Names that are also plain words are only looked for as an address. */
function namesOf({ path, counter, documentFormat }: (typeof TOOLS)[number]): string[] {
  const slug = path.split('/')[1] ?? ''
  const distinct = [slug, documentFormat ?? ''].filter((name) => /[-.]/.test(name))
  return [path, ...distinct, ...(counter ? [counter] : [])]
}

function complaints(file: string, source: string): string[] {
  const allowed = EXCEPTIONS[file]?.names ?? []
  const others = TOOLS.filter(({ path }) => !file.startsWith(`packages/tools/src/${path}/`))
  return others
    .flatMap(namesOf)
    .filter(
      (name) =>
        !allowed.includes(name) && new RegExp(`(?<![\\w-])${name}(?![\\w-]|\\.\\w)`).test(source),
    )
    .map((name) => `${file} names ${name}`)
}

test('no file outside of a tool’s folder names the tool', () => {
  const files = globSync('{apps/*,packages/*,.}/{src,scripts}/**/*.{ts,tsx,css}')
    .concat(globSync('apps/*/*.ts'))
    .filter((file) => !SKIPPED.test(file))
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap((file) => complaints(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('what is excepted is there: a reason that no longer holds is taken out', () => {
  for (const [file, { names }] of Object.entries(EXCEPTIONS))
    for (const name of names) expect(readFileSync(file, 'utf8')).toContain(name)
})

test('a name in the wrong place is found: an address, a document, a counter, also in another tool', () => {
  expect(complaints('apps/web/src/a.ts', "if (tool === 'games/dungeon') open()")).toHaveLength(1)
  expect(complaints('apps/server/src/a.ts', "{ format: 'panya.grouping' }")).toHaveLength(1)
  expect(complaints('packages/ui/src/a.tsx', 'minutes_flow_ai')).toHaveLength(1)
  const jupyter = "import '../jupyter-lite/core/document.ts'"
  expect(complaints('packages/tools/src/coding/python-programming/a.ts', jupyter)).toHaveLength(1)
  expect(complaints('packages/tools/src/coding/jupyter-lite/a.ts', jupyter)).toEqual([])
  expect(complaints('apps/web/src/a.ts', 'a game of guessing and grouping')).toEqual([])
})
