/** Runs small programs by the rules of Scratch, frame by frame. */
import { block, stack } from '../catalogue/build-blocks.ts'
import type { ActorSpec, BlockJson, StageProgram, VariableJson } from '../program.ts'
import type { WorldOptions } from '../world/world.ts'
import { actor, flagged, program, type Run, ticks } from './run-program.ts'

export type Given = string | number | BlockJson

export const hat = (type: string, ...blocks: BlockJson[]): BlockJson =>
  stack([block(type), ...blocks])!
export const flag = (...blocks: BlockJson[]): BlockJson => hat('event_flag', ...blocks)
export const heard = (message: string, ...blocks: BlockJson[]): BlockJson =>
  stack([block('event_message', { MESSAGE: message }), ...blocks])!
export const print = (value: Given): BlockJson => block('text_print', { TEXT: value })
export const get = (id: string): BlockJson => block('data_get', { VAR: id })
export const set = (id: string, value: Given): BlockJson =>
  block('data_set', { VAR: id, VALUE: value })
export const change = (id: string, by: number): BlockJson =>
  block('data_change', { VAR: id, BY: by })
export const op = (type: string, a: Given, b: Given): BlockJson =>
  block(`op_${type}`, { A: a, B: b })
export const join = (a: Given, b: Given): BlockJson => block('text_join', { A: a, B: b })
export const wait = (seconds: number): BlockJson => block('control_wait', { SECONDS: seconds })
export const move = (steps: number): BlockJson => block('motion_move', { STEPS: steps })
export const repeat = (times: number, ...blocks: BlockJson[]): BlockJson =>
  block('control_repeat', { TIMES: times, DO: blocks })
export const forever = (...blocks: BlockJson[]): BlockJson =>
  block('control_forever', { DO: blocks })
export const send = (message: string): BlockJson => block('event_broadcast', { MESSAGE: message })
export const sendAndWait = (message: string): BlockJson =>
  block('event_broadcast_wait', { MESSAGE: message })

export function scratch(...actors: ActorSpec[]): StageProgram {
  return { ...program(...actors), rules: 'scratch' }
}

export function cat(scripts: BlockJson[], vars: VariableJson[] = []): StageProgram {
  return scratch(actor('cat', scripts, vars))
}

/** After the flag and this many frames. */
export function after(frames: number, source: StageProgram, options?: WorldOptions): Run {
  return ticks(flagged(source, options), frames)
}

/** What is printed in each of the first frames. */
export function byFrame(frames: number, source: StageProgram): string[] {
  const run = flagged(source)
  return Array.from({ length: frames }, () => {
    const before = run.output.length
    return ticks(run, 1).output.slice(before).join(' ')
  })
}
