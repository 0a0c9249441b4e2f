/** Checks what a program says its turtles do: each command with the values it needs, or it is not drawn. */
import * as v from 'valibot'
import { checked, count, list, number, text, whole } from '../../sandbox/checks.ts'
import type { Command } from './turtle-scene.ts'

const MOST_COMMANDS = 100_000
const NAME = text(200)
const WORDS = text(10_000)
const POINTS = list(v.tuple([number, number]), 50_000)
const FONT = v.tuple([NAME, number, NAME])
/** Python's own turtle takes anything for a yes. */
const YES = v.pipe(v.unknown(), v.transform(Boolean))

/** Its type, its bytes and its size; no type is no picture. */
const PICTURE = [
  v.picklist([
    '',
    'image/png',
    'image/gif',
    'image/jpeg',
    'image/webp',
    'image/bmp',
    'image/svg+xml',
  ]),
  v.pipe(text(3_000_000), v.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  number,
  number,
] as const

/** What follows the name of a command about the screen. */
const SCREEN: Record<string, v.GenericSchema<unknown[]>> = {
  bg: v.tuple([NAME]),
  setup: v.tuple([number, number]),
  world: v.tuple([number, number, number, number]),
  title: v.tuple([WORDS]),
  listen: v.tuple([]),
  newshape: v.tuple([NAME, v.nullable(POINTS)]),
  compound: v.tuple([NAME, list(v.tuple([POINTS, NAME, NAME]), 100)]),
  picture: v.tuple([NAME, ...PICTURE]),
  bgpic: v.tuple([...PICTURE]),
  clearscreen: v.tuple([]),
}

/** What follows the name and the turtle's number. */
const TURTLE: Record<string, v.GenericSchema<unknown[]>> = {
  new: v.tuple([NAME, YES]),
  move: v.tuple([number, number, number, YES]),
  turn: v.tuple([number, number, number]),
  pen: v.tuple([YES, NAME, NAME, number]),
  beginfill: v.tuple([]),
  fill: v.tuple([POINTS, NAME]),
  dot: v.tuple([number, number, number, NAME]),
  write: v.tuple([number, number, WORDS, NAME, FONT, NAME]),
  stamp: v.tuple([whole]),
  unstamp: v.tuple([whole]),
  unstamps: v.tuple([v.nullable(whole)]),
  undo: v.tuple([v.pipe(count, v.maxValue(MOST_COMMANDS)), number, number, number]),
  clear: v.tuple([]),
  reset: v.tuple([number]),
  show: v.tuple([YES]),
  shape: v.tuple([NAME]),
  size: v.tuple([number, number, number]),
  shear: v.tuple([number]),
  tilt: v.tuple([number]),
}

export function readCommands(commands: unknown): Command[] {
  if (!Array.isArray(commands)) return []
  return commands.slice(0, MOST_COMMANDS).flatMap((command) => readCommand(command) ?? [])
}

function readCommand(command: unknown): [Command] | null {
  if (!Array.isArray(command)) return null
  const [name, ...rest] = command as unknown[]
  if (typeof name !== 'string') return null
  if (Object.hasOwn(SCREEN, name)) {
    const values = checked(SCREEN[name]!, rest)
    return values && [[name, ...values]]
  }
  const [id, ...others] = rest
  if (!Object.hasOwn(TURTLE, name) || !Number.isSafeInteger(id)) return null
  const values = checked(TURTLE[name]!, others)
  return values && [[name, id, ...values]]
}
