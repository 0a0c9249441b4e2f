/** How printed text in colours looks: the sixteen named colours by class, all others by value. */
import { styleOf } from '@panya/engines/terminal/terminal-style.ts'

export interface AnsiLook {
  /** Of the style sheet: `ink1` to `ink7`, `ground0` to `ground7`, `bold` and so on. */
  classes: string[]
  style: { color?: string; backgroundColor?: string }
}

const FLAGS: Record<string, string> = {
  1: 'bold',
  2: 'faint',
  3: 'italic',
  4: 'underlined',
  7: 'inverse',
  9: 'struck',
}

export function lookOf(name: string): AnsiLook {
  const { flags, ink, ground } = styleOf(name)
  const classes = flags.map((flag) => FLAGS[flag] ?? '')
  const style: AnsiLook['style'] = {}
  const [inkName, inkValue] = colourOf(ink)
  const [groundName, groundValue] = colourOf(ground)
  if (inkName !== null) classes.push(`ink${inkName}`)
  if (groundName !== null) classes.push(`ground${groundName}`)
  if (inkValue !== null) style.color = inkValue
  if (groundValue !== null) style.backgroundColor = groundValue
  return { classes, style }
}

/** Bright colours are the same as the others: both must be read on paper of either colour. */
function colourOf(code: string): [name: number | null, value: string | null] {
  const [first = '', kind, ...rest] = code.split(';')
  if (first === '') return [null, null]
  if (first !== '38' && first !== '48') return [Number(first) % 10, null]
  const numbers = rest.map((part) => Math.min(Number(part), 255))
  if (kind === '2') return [null, `rgb(${numbers.join(' ')})`]
  const [index = 0] = numbers
  return index < 16 ? [index % 8, null] : [null, tableColour(index)]
}

/** Of the 256: a cube of 6 × 6 × 6 colours, then 24 greys. */
function tableColour(index: number): string {
  if (index >= 232)
    return `rgb(${Array(3)
      .fill(8 + (index - 232) * 10)
      .join(' ')})`
  const at = index - 16
  const level = (part: number) => (part === 0 ? 0 : 55 + part * 40)
  return `rgb(${level(Math.floor(at / 36))} ${level(Math.floor(at / 6) % 6)} ${level(at % 6)})`
}
