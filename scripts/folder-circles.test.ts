import { expect, test } from 'vitest'
import { type Imports, readImports, resolveImport } from './project-imports.ts'

/**
 * No two folders may need each other, directly or around a corner: then neither can be understood, tested or
 * moved alone. What counts as a folder is said here; tests and what they stand on are not counted.
 */
const FOLDERS = [
  /^apps\/server\/src\/(?:(?:modules|platform)\/[a-z-]+(?=\/)|[a-z-]+)/,
  /^apps\/web\/src\/(?:(?:adapters|features|parts)\/[A-Za-z-]+(?=\/)|[a-z-]+)/,
  /^packages\/[a-z]+\/src\/[A-Za-z-]+(?=\/)/,
]
const NOT_COUNTED = /\.test\.tsx?$|\/(testing|testdata)\//

function folderOf(file: string): string | undefined {
  return FOLDERS.map((pattern) => pattern.exec(file)?.[0]).find(Boolean)
}

/** Folder -> the folders it needs, each with one import that says so. */
function needsOf(imports: Imports): Map<string, Map<string, string>> {
  const needs = new Map<string, Map<string, string>>()
  for (const [file, specifiers] of imports) {
    const from = folderOf(file)
    if (from === undefined || NOT_COUNTED.test(file)) continue
    for (const specifier of specifiers) {
      const target = resolveImport(file, specifier).project
      const to = target === undefined ? undefined : folderOf(target)
      if (to === undefined || to === from) continue
      const known = needs.get(from) ?? new Map<string, string>()
      if (!known.has(to)) known.set(to, `${file} -> ${target}`)
      needs.set(from, known)
    }
  }
  return needs
}

/** Every import by which a folder needs one that needs it. */
function circles(imports: Imports): string[] {
  const needs = needsOf(imports)
  const reached = (start: string): Set<string> => {
    const seen = new Set<string>()
    const waiting = [start]
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      for (const next of needs.get(folder)?.keys() ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        waiting.push(next)
      }
    }
    return seen
  }
  return [...needs].flatMap(([from, to]) =>
    [...to].filter(([folder]) => reached(folder).has(from)).map(([, why]) => why),
  )
}

test('no two folders need each other', async () => {
  expect(circles(await readImports('{apps,packages}/*/src/**/*.{ts,tsx}'))).toEqual([])
})

test('a circle is found, also around a corner, in the server, the web and the packages', () => {
  const planted: [string, string][] = [
    ['apps/server/src/modules/one/a.ts', '../two/b-port.ts'],
    ['apps/server/src/modules/two/b-port.ts', '../../platform/http/c.ts'],
    ['apps/server/src/platform/http/c.ts', '../../modules/one/a.ts'],
    ['apps/web/src/parts/one/a.ts', '../two/b.ts'],
    ['apps/web/src/parts/two/b.ts', '../one/c.ts'],
    ['packages/domain/src/one/a.ts', '../two/b.ts'],
    ['packages/domain/src/two/b.ts', '@panya/domain/one/c.ts'],
    ['packages/domain/src/two/b.ts', '../three/d.ts'],
  ]
  const imports: Imports = new Map()
  for (const [file, specifier] of planted) {
    imports.set(file, [...(imports.get(file) ?? []), specifier])
  }
  expect(circles(imports)).toHaveLength(7)
  imports.delete('apps/server/src/platform/http/c.ts')
  imports.delete('apps/web/src/parts/two/b.ts')
  imports.delete('packages/domain/src/one/a.ts')
  expect(circles(imports)).toEqual([])
})

/** Files of a folder that need each other, directly or around a corner: each import that is part of a circle. */
function fileCircles(imports: Imports): string[] {
  const needs = new Map(
    [...imports]
      .filter(([file]) => !NOT_COUNTED.test(file))
      .map(([file, specifiers]) => [
        file,
        specifiers.map((one) => resolveImport(file, one).project).filter((to) => to !== undefined),
      ]),
  )
  const reaches = (from: string, to: string): boolean => {
    const seen = new Set([from])
    for (const file of seen) for (const next of needs.get(file) ?? []) seen.add(next)
    return seen.has(to)
  }
  return [...needs].flatMap(([from, to]) =>
    to.filter((file) => reaches(file, from)).map((file) => `${from} -> ${file}`),
  )
}

const BLOCKS = 'packages/engines/src/blocks-runtime'

test('no two files of the blocks need each other, not even for a type', async () => {
  const imports = await readImports(`${BLOCKS}/**/*.ts`)
  expect(imports.size).toBeGreaterThan(150)
  expect(fileCircles(imports)).toEqual([])
})

test('a circle of files is found', () => {
  const imports: Imports = new Map([
    ['a/one.ts', ['./two.ts']],
    ['a/two.ts', ['../b/three.ts']],
    ['b/three.ts', ['../a/one.ts', './four.ts']],
    ['b/four.ts', []],
  ])
  expect(fileCircles(imports)).toHaveLength(3)
})
