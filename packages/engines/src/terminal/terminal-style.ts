/** Colours and weights of printed text, as the escape sequence "m" sets them (SGR). */

const FLAGS = ['1', '2', '3', '4', '7', '9']
/** What takes a flag back; 22 ends both bold and faint. */
const ENDS: Record<string, string[]> = {
  22: ['1', '2'],
  23: ['3'],
  24: ['4'],
  27: ['7'],
  29: ['9'],
}

export interface Style {
  flags: readonly string[]
  /** The code of a colour: `31`, `38;5;208`, `38;2;1;2;3`. */
  ink: string
  ground: string
}

const PLAIN: Style = { flags: [], ink: '', ground: '' }

/** One text for one look: '' is plain, others are the codes that lead there from plain. */
export function nameOf({ flags, ink, ground }: Style): string {
  return [...flags.toSorted(), ink, ground].filter((code) => code !== '').join(';')
}

export function styleOf(name: string): Style {
  return name === '' ? PLAIN : afterCodes(PLAIN, name.split(';'))
}

/** The style after `ESC [ codes m`. */
export function afterCodes(style: Style, codes: readonly string[]): Style {
  let now = style
  for (let at = 0; at < codes.length; at++) {
    const code = String(Number(codes[at] || '0'))
    if (code !== '38' && code !== '48') {
      now = afterCode(now, code)
      continue
    }
    const length = codes[at + 1] === '5' ? 3 : codes[at + 1] === '2' ? 5 : 0
    const colour = codes.slice(at, at + length)
    if (length === 0 || colour.length < length || !colour.every(isNumber)) return now
    now = { ...now, [code === '38' ? 'ink' : 'ground']: colour.join(';') }
    at += length - 1
  }
  return now
}

function isNumber(code: string): boolean {
  return /^\d{1,3}$/.test(code)
}

function afterCode(style: Style, code: string): Style {
  const number = Number(code)
  if (code === '0') return PLAIN
  if (FLAGS.includes(code)) return { ...style, flags: [...new Set([...style.flags, code])] }
  const ended = ENDS[code]
  if (ended) return { ...style, flags: style.flags.filter((flag) => !ended.includes(flag)) }
  if ((number >= 30 && number <= 37) || (number >= 90 && number <= 97))
    return { ...style, ink: code }
  if ((number >= 40 && number <= 47) || (number >= 100 && number <= 107)) {
    return { ...style, ground: code }
  }
  if (code === '39') return { ...style, ink: '' }
  if (code === '49') return { ...style, ground: '' }
  return style
}

/** The escape sequence that leads from one look to another. */
export function turn(from: string, to: string): string {
  if (from === to) return ''
  if (to === '') return '\u001B[0m'
  return from === '' ? `\u001B[${to}m` : `\u001B[0;${to}m`
}

/** The look after the last letter. */
export function lookAfter(text: string, from: string): string {
  let style = from
  for (const found of text.matchAll(ESCAPE)) {
    if (found[2] === 'm') style = nameOf(afterCodes(styleOf(style), (found[1] ?? '').split(/[;:]/)))
  }
  return style
}

export interface Run {
  text: string
  style: string
}

/** Text with colours in it as pieces of one look each; escape sequences of other kinds are not shown. */
export function runsOf(text: string, from = ''): Run[] {
  const runs: Run[] = []
  let style = from
  let at = 0
  const add = (piece: string): void => {
    const last = runs.at(-1)
    if (last?.style === style) last.text += piece
    else if (piece !== '') runs.push({ text: piece, style })
  }
  for (const found of text.matchAll(ESCAPE)) {
    add(text.slice(at, found.index))
    at = found.index + found[0].length
    if (found[2] === 'm') style = nameOf(afterCodes(styleOf(style), (found[1] ?? '').split(/[;:]/)))
  }
  add(text.slice(at))
  return runs
}

/** Control sequences, titles and links, and the short ones of two characters. */
const ESCAPE =
  // oxlint-disable-next-line no-control-regex -- escape sequences are what is looked for
  /\u001B(?:\[([0-?]*)[ -/]*([@-~])|\][^\u0007\u001B]*(?:\u0007|\u001B\\)|[^[\]])/g
