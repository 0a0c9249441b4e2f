/** Of the pieces a sketch could bring along only those it uses, and what those use in turn. */
import { type Cpp, cpp, cppLines } from './cpp-code.ts'

/** A function, a variable or a table with the comment above it, by the name it declares. */
interface Declared {
  name: string
  lines: Cpp[]
}

const wordsOf = (lines: readonly Cpp[]): Set<string> =>
  new Set(lines.join('\n').match(/[A-Za-z_]\w*/g))

/** Our pieces begin what they declare in the first column; what goes on is indented or closes a brace. */
function declarations(helper: Cpp): Declared[] {
  const all: Declared[] = []
  let comment: Cpp[] = []
  for (const line of cppLines(helper)) {
    if (line.startsWith('//')) comment = [cpp``, line]
    else if (/^[ }]/.test(line)) all.at(-1)?.lines.push(line)
    else if (line !== '') {
      all.push({ name: nameOf(line), lines: [...comment, line] })
      comment = []
    }
  }
  return all
}

/** The word before the first bracket, equals sign or semicolon. */
function nameOf(line: Cpp): string {
  return /([A-Za-z_]\w*)\s*[[(=;]/.exec(line)?.[1] ?? ''
}

/** `sketch`: all lines of the program that calls them. */
export function usedHelpers(helpers: readonly Cpp[], sketch: readonly Cpp[]): Cpp[] {
  const all = helpers.flatMap(declarations)
  const needed = new Set<Declared>()
  const look = (words: Set<string>): void => {
    for (const declared of all) {
      if (needed.has(declared) || !words.has(declared.name)) continue
      needed.add(declared)
      look(wordsOf(declared.lines))
    }
  }
  look(wordsOf(sketch))
  const lines = all.filter((declared) => needed.has(declared)).flatMap((declared) => declared.lines)
  return lines.length > 0 ? [...lines, cpp``] : []
}
