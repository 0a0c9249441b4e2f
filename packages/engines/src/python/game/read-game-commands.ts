/** Checks what a program says its game shows: an operation that is not as it should be is not drawn. */
import * as v from 'valibot'
import { checked, list, number, text } from '../../sandbox/checks.ts'
import type { GameCommand, GameOp } from './game-command.ts'

const MOST_COMMANDS = 1000
const MOST_OPS = 30_000
const MOST_POINTS = 5000
const MOST_TEXT = 5000
const MOST_NAME = 200

const NAME = text(MOST_NAME)
const SIDE = v.pipe(number, v.minValue(1), v.maxValue(4000))
const LEVEL = v.pipe(number, v.minValue(0), v.maxValue(1))
const HERTZ = v.pipe(number, v.minValue(0), v.maxValue(20_000))
const SECONDS = v.pipe(number, v.minValue(0), v.maxValue(10))
const MIMES = [
  'image/png',
  'image/gif',
  'image/jpeg',
  'image/webp',
  'image/bmp',
  'image/svg+xml',
  'audio/wav',
  'audio/ogg',
  'audio/mpeg',
] as const

const COMMAND = v.variant('do', [
  v.object({ do: v.literal('open'), width: SIDE, height: SIDE, title: NAME }),
  v.object({
    do: v.literal('bring'),
    name: NAME,
    mime: v.picklist(MIMES),
    data: v.pipe(text(6_000_000), v.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  }),
  v.object({ do: v.literal('frame'), ops: v.array(v.unknown()) }),
  v.object({
    do: v.literal('sound'),
    op: v.picklist(['play', 'stop']),
    name: NAME,
    notes: list(
      v.tuple([
        HERTZ,
        SECONDS,
        v.picklist(['sine', 'square', 'sawtooth', 'triangle', 'noise']),
        HERTZ,
      ]),
      50,
    ),
    loops: v.pipe(number, v.minValue(-1), v.maxValue(1000)),
    volume: LEVEL,
  }),
])

/**
 * What follows the name of an operation: n a number, c a short text such as a colour or a name, t a text, b yes or
 * no, p points. Thousands come in a second, so they are looked at by hand.
 */
export const SIGNATURES: Record<string, string> = {
  fill: 'c',
  line: 'nnnncn',
  circle: 'nnncn',
  disc: 'nnnc',
  rect: 'nnnncn',
  box: 'nnnnc',
  polygon: 'pcn',
  area: 'pc',
  blit: 'cnnnn',
  turned: 'cnnnnnn',
  text: 'tnnnnncncbbncncnnnnc',
  textbox: 'tnnnnncncbbncncnnnnc',
}

export function readGameCommands(commands: unknown): GameCommand[] {
  if (!Array.isArray(commands)) return []
  return commands.slice(0, MOST_COMMANDS).flatMap((command): GameCommand[] => {
    const known = checked(COMMAND, command)
    if (known?.do !== 'frame') return known ? [known] : []
    return [{ do: 'frame', ops: known.ops.slice(0, MOST_OPS).filter(isOp) }]
  })
}

function isOp(op: unknown): op is GameOp {
  if (!Array.isArray(op) || typeof op[0] !== 'string' || !Object.hasOwn(SIGNATURES, op[0])) {
    return false
  }
  const signature = SIGNATURES[op[0]]!
  if (op.length !== signature.length + 1) return false
  for (let at = 0; at < signature.length; at++) {
    if (!isValue(signature[at]!, op[at + 1])) return false
  }
  return true
}

function isValue(kind: string, value: unknown): boolean {
  if (kind === 'n') return Number.isFinite(value)
  if (kind === 'c') return typeof value === 'string' && value.length <= MOST_NAME
  if (kind === 't') return typeof value === 'string' && value.length <= MOST_TEXT
  if (kind === 'b') return typeof value === 'boolean'
  return Array.isArray(value) && value.length <= MOST_POINTS && value.every(isPoint)
}

function isPoint(value: unknown): boolean {
  return Array.isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1])
}
