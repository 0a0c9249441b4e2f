/** What a board prints, without what is only between machines: banners, prompts, the end of a stopped program. */

import { TerminalText } from '@panya/engines/terminal/terminal-text.ts'

const LIMIT = 20_000
const BANNER = /MicroPython v[^\n]*\r?\n(?:Type "help\(\)"[^\n]*\r?\n)?/g
const REBOOT = /(?:MPY: )?soft reboot\r?\n/g
const PROMPT = />>> ?$/
const STOPPED = /Traceback \(most recent call last\):\r?\n(?: .*\r?\n)*KeyboardInterrupt: ?\r?\n/g

export interface SerialLog {
  /** Everything that came. */
  raw: string
  /** What people read. */
  text: string
  /** The board is at its prompt again: the program has ended. */
  isDone: boolean
  /** The last line of an error, such as `ZeroDivisionError: divide by zero`. */
  error: string | null
}

export const EMPTY_SERIAL: SerialLog = { raw: '', text: '', isDone: false, error: null }

export function addSerial(log: SerialLog, more: string): SerialLog {
  const raw = `${log.raw}${more}`.slice(-LIMIT)
  const isDone = PROMPT.test(raw)
  const text = raw
    .replace(STOPPED, '')
    .replace(REBOOT, '')
    .replace(BANNER, '')
    .replace(isDone ? PROMPT : /$^/, '')
    .replace(/^(?:\r?\n)+/, '')
  return { raw, text, isDone, error: errorIn(text) }
}

/** As a terminal shows it: a carriage return writes over the line, colours stay with their letters. */
export function terminalLines(text: string): string {
  const terminal = new TerminalText()
  return terminal.push(text) + terminal.open
}

function errorIn(text: string): string | null {
  const at = text.lastIndexOf('Traceback (most recent call last):')
  if (at < 0) return null
  const lines = text.slice(at).split(/\r?\n/).slice(1)
  return lines.find((line) => /^[A-Za-z_]+(Error|Exception|Interrupt)\b/.test(line)) ?? null
}

export interface PlotPoint {
  name: string
  value: number
}

/** `light:42` or `light:42,heat:28`, or plain numbers. */
export function plotPoints(line: string): PlotPoint[] {
  const points: PlotPoint[] = []
  for (const [index, part] of line
    .trim()
    .split(/[,;\t]\s*/)
    .entries()) {
    const found = /^(?:([^:]{1,24}):)?\s*(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i.exec(part)
    if (!found) return []
    points.push({ name: found[1]?.trim() ?? String(index + 1), value: Number(found[2]) })
  }
  return points
}

/** The lines of the plot, each with its newest values. */
export function plotLines(text: string, length = 120): Map<string, number[]> {
  const lines = new Map<string, number[]>()
  for (const line of text.split(/\r?\n/).slice(0, -1)) {
    for (const { name, value } of plotPoints(line)) {
      const values = lines.get(name) ?? []
      values.push(value)
      if (values.length > length) values.shift()
      lines.set(name, values)
    }
  }
  return lines
}
