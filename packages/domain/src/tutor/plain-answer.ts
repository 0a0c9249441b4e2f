/** Cuts an answer into what a page draws: paragraphs with names in them, and code. Nothing in it can be markup. */

export type AnswerPiece =
  | { kind: 'words'; text: string }
  /** Between backticks: a name or a bit of code. */
  | { kind: 'name'; text: string }
  /** Between two stars on each side. */
  | { kind: 'strong'; text: string }

export type AnswerPart =
  /** Ends of lines inside of it are kept. */
  | { kind: 'paragraph'; pieces: AnswerPiece[] }
  /** The language is as the model wrote it, often empty; never to be trusted for anything but a label. */
  | { kind: 'code'; language: string; text: string }

const FENCE = /^\s*(`{3,}|~{3,})([^`]*)$/
/** Longer than any name: so that a page of single backticks is not searched again from each of them. */
const PIECE =
  /(?<!`)`([^`\n]{1,300})`(?!`)|(?<!`)``((?:[^`\n]|`(?!`)){1,300})``(?!`)|\*\*(?=\S)([^*\n]{0,300}[^*\s])\*\*/g

/** Any text at all has parts: what is not closed ends with the text, and no letter is lost. */
export function readAnswer(text: string): AnswerPart[] {
  const parts: AnswerPart[] = []
  let paragraph: string[] = []
  const endParagraph = () => {
    const words = paragraph.join('\n').trim()
    if (words !== '') parts.push({ kind: 'paragraph', pieces: readPieces(words) })
    paragraph = []
  }
  const lines = text.split(/\r\n?|\n/)
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const [, fence, language = ''] = FENCE.exec(line) ?? []
    if (fence !== undefined) {
      endParagraph()
      const end = endOfFence(lines, at, fence)
      const code = lines.slice(at + 1, end).join('\n')
      parts.push({ kind: 'code', language: language.trim(), text: code })
      at = end
    } else if (line.trim() === '') endParagraph()
    else paragraph.push(line)
  }
  endParagraph()
  return parts.filter(
    (part) => part.kind !== 'code' || `${part.language}${part.text}`.trim() !== '',
  )
}

/** The line that closes it, made of the same signs; the end of the text where there is none. */
function endOfFence(lines: readonly string[], from: number, fence: string): number {
  const closes = (line: string) => {
    const signs = line.trim()
    return signs.startsWith(fence) && signs === fence.charAt(0).repeat(signs.length)
  }
  for (let at = from + 1; at < lines.length; at++) if (closes(lines[at]!)) return at
  return lines.length
}

export function readPieces(text: string): AnswerPiece[] {
  const pieces: AnswerPiece[] = []
  let done = 0
  for (const match of text.matchAll(PIECE)) {
    if (match.index > done) pieces.push({ kind: 'words', text: text.slice(done, match.index) })
    const [whole, one, two, strong = ''] = match
    const name = one ?? two
    pieces.push(
      name === undefined ? { kind: 'strong', text: strong } : { kind: 'name', text: name.trim() },
    )
    done = match.index + whole.length
  }
  if (done < text.length) pieces.push({ kind: 'words', text: text.slice(done) })
  return pieces
}
