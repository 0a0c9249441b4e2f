/** Reads C++ as a compiler's first step does: where texts and comments begin and end, and which names are left. */

export interface CppTokens {
  names: string[]
  /** Texts as the board will hold them. */
  texts: string[]
  comments: string[]
  /** The rest in one line, each text as "" and each name as it is. */
  code: string
}

const TOKEN =
  /(?<comment>\/\/[^\n]*|\/\*[^]*?\*\/)|(?<text>"(?:[^"\\\n]|\\[^\n])*")|(?<sign>'(?:[^'\\\n]|\\[^\n])+')|(?<name>[A-Za-z_]\w*)|(?<number>(?:\d[\w.]*(?:e[+-]?\d+)?|\.\d+))|(?<space>\s+)|(?<mark>[-+*/%=<>!&|^~?:;,.()[\]{}#])/iy

/** Throws at anything that belongs to nothing: a text without an end, a sign that is not C++. */
export function cppTokens(source: string): CppTokens {
  // Trigraphs and lines that end in a backslash are put together before anything else is read.
  if (/\?\?[=/'()!<>-]/.test(source)) throw new Error('trigraph')
  if (/\\\r?\n/.test(source)) throw new Error('joined lines')
  const tokens: CppTokens = { names: [], texts: [], comments: [], code: '' }
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex
    const found = TOKEN.exec(source)?.groups
    if (!found) throw new Error(`not C++: ${source.slice(at, at + 40)}`)
    const { comment, text, name } = found
    if (comment !== undefined) tokens.comments.push(comment)
    else if (text !== undefined) tokens.texts.push(decoded(text))
    else if (name !== undefined) tokens.names.push(name)
    if (comment === undefined)
      tokens.code += text === undefined ? source.slice(at, TOKEN.lastIndex) : '""'
  }
  return tokens
}

/** Bytes, as UTF-8. */
function decoded(written: string): string {
  const bytes: number[] = []
  const inner = written.slice(1, -1)
  for (const [, octal, sign, plain] of inner.matchAll(/\\([0-7]{1,3})|\\(.)|([^\\])/g)) {
    bytes.push(octal ? Number.parseInt(octal, 8) : (sign ?? plain!).charCodeAt(0))
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(bytes))
}
