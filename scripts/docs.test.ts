import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/*.md', 'docs/decisions/*.md']
const FILES =
  '{apps,packages,attack,bench,brands,docs,e2e,scripts}/**/*.{ts,tsx,mjs,md,py,sql,css,json}'
const NAME = /(?<![\w/<>*.-])((?:[\w@-][\w.@-]*\/)*[\w-][\w.-]*\.(?:tsx?|mjs|md|py|sql|css))\b/g

function list(patterns: string | string[]): string[] {
  return globSync(patterns, { exclude: ['**/node_modules/**', '**/build/**'] })
}

/** A path may begin anywhere: the shortest that is clear is what people write. */
function missing(text: string, files: string[]): string[] {
  return [...text.matchAll(NAME)]
    .map(([, name]) => name as string)
    .filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))
}

test('every file that the documentation names is there', () => {
  const files = [...list(FILES), ...list('*.{ts,md,json}')]
  const found: string[] = []
  for (const page of list(PAGES)) {
    for (const name of missing(readFileSync(page, 'utf8'), files)) found.push(`${page}: ${name}`)
  }
  expect(found).toEqual([])
})

test('a file that is gone is found', () => {
  expect(missing('See `gone.ts` and `here/one.ts`.', ['there/here/one.ts'])).toEqual(['gone.ts'])
})

test('decisions are numbered without a gap and say how they stand', () => {
  const names = globSync('*.md', { cwd: 'docs/decisions' })
  for (const [index, name] of names.toSorted().entries()) {
    const number = index + 1
    expect(name).toMatch(new RegExp(`^${String(number).padStart(4, '0')}-`))
    const text = readFileSync(`docs/decisions/${name}`, 'utf8')
    expect(text, name).toMatch(
      new RegExp(`^# ${number}\\. .+\\n\\nStatus: (accepted|replaced by \\d{4})`),
    )
  }
})
