/** Colours the first lines of a program: enough for a small picture, nothing is understood. */
export interface CodePart {
  text: string
  kind: 'comment' | 'string' | 'word' | 'number' | undefined
}

const KINDS = ['comment', 'string', 'word', 'number'] as const
const PART =
  /(#[^\n]*)|("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|\b(and|as|break|class|continue|def|del|elif|else|except|finally|for|from|if|import|in|is|lambda|not|or|pass|raise|return|try|while|with|yield|True|False|None)\b|\b(\d+(?:\.\d+)?)\b/g

export function codeParts(text: string): CodePart[] {
  const parts: CodePart[] = []
  let at = 0
  for (const match of text.matchAll(PART)) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index), kind: undefined })
    const kind = KINDS.find((_, index) => match[index + 1] !== undefined)
    parts.push({ text: match[0], kind })
    at = match.index + match[0].length
  }
  if (at < text.length) parts.push({ text: text.slice(at), kind: undefined })
  return parts
}
