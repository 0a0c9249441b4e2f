/** The lines of a pasted list as the reader of tables counts them: what stands in quotes may have line ends in it. */

export function listLines(text: string): string[] {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const lines: string[] = []
  let [begin, quoted, cellBegins] = [0, false, true]
  for (let at = 0; at < plain.length; at++) {
    const letter = plain[at]!
    if (quoted) {
      // Two of them are one that is meant as a letter: it opens again at once.
      if (letter === '"') quoted = false
      else continue
      cellBegins = true
    } else if (letter === '\n') {
      lines.push(plain.slice(begin, at))
      begin = at + 1
      cellBegins = true
    } else if (letter === '"' && cellBegins) quoted = true
    else if (/[,;\t]/.test(letter)) cellBegins = true
    else if (letter !== ' ') cellBegins = false
  }
  lines.push(plain.slice(begin))
  return lines
}

/** The list with another text on a line, counted from 1; an empty one leaves it out and all others where they are. */
export function withListLine(text: string, line: number, written: string): string {
  return listLines(text)
    .map((old, index) => (index === line - 1 ? written : old))
    .join('\n')
}
