/** Of the pieces a sketch could bring along only those it uses, and what those use in turn. */
import { type Cpp, cpp, cppLines } from './cpp-code.ts'

/** A function, a variable or a table with the comment above it, by the name it declares. */
interface Declared {
  name: string
  lines: Cpp[]
}

const wordsOf = (lines: readonly Cpp[]): Set<string> =>
  new Set(
    lines
      .filter((line) => !line.startsWith('//'))
      .join('\n')
      .match(/[A-Za-z_]\w*/g),
  )

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

/** What follows `struct`, else the word before the first bracket, equals sign or semicolon. */
function nameOf(line: Cpp): string {
  return /^struct (\w+)/.exec(line)?.[1] ?? /([A-Za-z_]\w*)\s*[[(=;]/.exec(line)?.[1] ?? ''
}

interface Piece extends Declared {
  words: Set<string>
  /** The type of ours that this one of several functions with the same name is for. */
  onlyFor: string | null
}

const known = new Map<Cpp, Piece[]>()

/** Helpers are the same texts for every sketch: they are taken apart once. */
function piecesOf(helper: Cpp): Piece[] {
  const pieces = known.get(helper) ?? takeApart(helper)
  known.set(helper, pieces)
  return pieces
}

function takeApart(helper: Cpp): Piece[] {
  const all = declarations(helper)
  const heads = all.map(
    ({ lines }) => lines.find((line) => line && !line.startsWith('//')) ?? cpp``,
  )
  const types = all
    .filter((_, index) => heads[index]!.startsWith('struct '))
    .map(({ name }) => name)
  return all.map((declared, index) => {
    const isOneOfSeveral = all.filter(({ name }) => name === declared.name).length > 1
    const mine = wordsOf([heads[index]!])
    const onlyFor = isOneOfSeveral ? types.find((type) => mine.has(type)) : undefined
    return { ...declared, words: wordsOf(declared.lines), onlyFor: onlyFor ?? null }
  })
}

/** `sketch`: all lines of the program that calls them. */
export function usedHelpers(helpers: readonly Cpp[], sketch: readonly Cpp[]): Cpp[] {
  const all = helpers.flatMap(piecesOf)
  const needed = new Set<Piece>()
  const words = wordsOf(sketch)
  for (let before = -1; before < needed.size; ) {
    before = needed.size
    for (const piece of all) {
      if (needed.has(piece) || !words.has(piece.name)) continue
      // Of several functions with one name, the one for a type that nobody uses is not needed.
      if (piece.onlyFor && !words.has(piece.onlyFor)) continue
      needed.add(piece)
      for (const word of piece.words) words.add(word)
    }
  }
  const lines = all.filter((piece) => needed.has(piece)).flatMap((piece) => piece.lines)
  return lines.length > 0 ? [...lines, cpp``] : []
}
