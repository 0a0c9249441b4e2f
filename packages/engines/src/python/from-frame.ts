/** Checks every word the frame says about Python: what is not as it should be was never said. */
import * as v from 'valibot'
import { checked, count, list, number, text, whole } from '../sandbox/checks.ts'
import { readStageCommands } from '../stage/read-stage-commands.ts'
import { readGameCommands } from './game/read-game-commands.ts'
import type { PythonEvent, RunAnswer } from './protocol.ts'
import { ERROR, MIME_BUNDLE, OBJECT, readAnswer, STEP } from './read-answer.ts'
import type { FrameUpdate, FromFrame } from './sandbox-protocol.ts'
import { readCommands } from './turtle/read-commands.ts'

/** As much as a worker can put into the pipe between two looks, and the largest event. */
const MOST_TEXT = 20_000_000
const MOST_UPDATES = 100_000
/** A relative path without a way out of the project's folder. */
const FILE_NAME = v.pipe(
  text(255),
  v.regex(/^(?!\/)(?!.*(^|\/)\.\.?(\/|$))[^\0\\]+$/),
  v.check((name) => name !== '__proto__'),
)
const BUNDLE = v.object(MIME_BUNDLE)

const EVENT = v.variant('kind', [
  v.object({ kind: v.picklist(['stdout', 'stderr']), text: text(MOST_TEXT) }),
  v.object({ kind: v.literal('input'), secret: v.exactOptional(v.boolean()) }),
  v.object({
    kind: v.literal('file'),
    file: v.object({
      name: FILE_NAME,
      text: v.exactOptional(text(2_000_000)),
      base64: v.exactOptional(v.pipe(text(2_000_000), v.regex(/^[A-Za-z0-9+/]*={0,2}$/))),
    }),
  }),
  v.object({ kind: v.literal('file-too-big'), name: FILE_NAME, bytes: number }),
  v.object({ kind: v.literal('removed'), name: FILE_NAME }),
  v.object({
    kind: v.literal('picture'),
    mime: v.picklist(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml']),
    data: text(MOST_TEXT),
    alt: text(10_000),
  }),
  v.object({
    kind: v.literal('display'),
    id: v.nullable(text(500)),
    update: v.boolean(),
    ...BUNDLE.entries,
  }),
  v.object({ kind: v.literal('clear'), wait: v.boolean() }),
  v.object({ kind: v.literal('error'), error: ERROR }),
  v.object({
    kind: v.literal('comm'),
    what: v.picklist(['open', 'msg', 'close']),
    comm: text(100),
    target: text(200),
    data: v.unknown(),
    metadata: v.record(text(200), v.unknown()),
    buffers: list(v.pipe(text(MOST_TEXT), v.regex(/^[A-Za-z0-9+/]*={0,2}$/)), 1000),
  }),
  v.object({
    kind: v.literal('left-out'),
    lines: count,
    characters: count,
    shows: count,
    tail: text(MOST_TEXT),
  }),
  v.object({ kind: v.picklist(['turtle', 'stage', 'game']), commands: v.array(v.unknown()) }),
  v.object({
    kind: v.literal('packages'),
    names: list(text(200), 500),
    loaded: number,
    total: v.nullable(number),
  }),
  v.object({
    kind: v.literal('paused'),
    reason: v.picklist(['breakpoint', 'cursor', 'step']),
    step: STEP,
    objects: list(OBJECT, 10_000),
  }),
  v.object({
    kind: v.literal('watched'),
    expression: text(10_000),
    value: v.exactOptional(text(100_000)),
    type: v.exactOptional(text(1000)),
    error: v.exactOptional(ERROR),
    tooLong: v.exactOptional(v.boolean()),
  }),
  v.object({ kind: v.literal('moved'), file: FILE_NAME, from: whole, to: whole }),
])

const STATE = v.object({
  of: v.literal('state'),
  state: v.picklist(['starting', 'ready', 'running', 'input', 'paused', 'stopping', 'failed']),
  started: v.nullable(
    v.object({ milliseconds: number, restored: v.boolean(), version: text(100) }),
  ),
})

const MESSAGE = v.variant('type', [
  v.object({
    type: v.literal('updates'),
    updates: list(v.looseObject({ of: text(10) }), MOST_UPDATES),
  }),
  v.object({ type: v.literal('need-files'), delivery: count, wasm: v.boolean() }),
  v.object({
    type: v.literal('need-packages'),
    id: count,
    names: list(text(200), 500),
    files: list(text(200), 500),
  }),
])

const ANSWER = v.object({ of: v.literal('answer'), id: count, answer: v.unknown() })

export function readFromFrame(message: unknown): FromFrame | null {
  const known = checked(MESSAGE, message)
  if (known?.type !== 'updates') return known
  return { type: 'updates', updates: known.updates.flatMap((update) => readUpdate(update) ?? []) }
}

function readUpdate(update: { of: string; event?: unknown }): [FrameUpdate] | null {
  if (update.of === 'event') {
    const event = readEvent(update['event'])
    return event && [{ of: 'event', event }]
  }
  if (update.of === 'answer') {
    const known = checked(ANSWER, update)
    return known && [{ ...known, answer: readAnswer(known.answer) as RunAnswer }]
  }
  const state = checked(STATE, update)
  return state && [state]
}

export function readEvent(value: unknown): PythonEvent | null {
  const event = checked(EVENT, value)
  if (event?.kind === 'turtle') return { kind: 'turtle', commands: readCommands(event.commands) }
  if (event?.kind === 'stage') return { kind: 'stage', commands: readStageCommands(event.commands) }
  if (event?.kind === 'game') return { kind: 'game', commands: readGameCommands(event.commands) }
  return event
}
