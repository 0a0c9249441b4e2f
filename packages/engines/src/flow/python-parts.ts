import type { Py } from '../code/python-code.ts'

/** Of everything that nodes might need, a program brings only what it uses: it stays short, and fewer packages are asked for. */

const wordsOf = (code: string): string[] => code.match(/[A-Za-z_]\w*/g) ?? []

/** Functions, classes and constants that stand at the left edge of a helper. */
const definedIn = (helper: Py): string[] =>
  Array.from(
    helper.matchAll(/^(?:(?:def|class) (\w+)|([A-Z_]+) =)/gm),
    ([, made, constant]) => (made ?? constant)!,
  )

const importedIn = (line: Py): string[] =>
  line
    .replace(/^.*?import /, '')
    .split(',')
    .map((part) => wordsOf(part).at(-1) ?? '')

export function usedParts(
  imports: Iterable<Py>,
  helpers: Iterable<Py>,
  body: readonly Py[],
): { imports: Py[]; helpers: Py[] } {
  const used = new Set(body.flatMap(wordsOf))
  const all = [...helpers]
  const kept = new Set<Py>()
  for (let before = -1; before < kept.size; ) {
    before = kept.size
    for (const helper of all) {
      if (kept.has(helper) || !definedIn(helper).some((name) => used.has(name))) continue
      kept.add(helper)
      for (const word of wordsOf(helper)) used.add(word)
    }
  }
  return {
    imports: [...imports].filter((line) => importedIn(line).some((name) => used.has(name))),
    helpers: all.filter((helper) => kept.has(helper)),
  }
}
