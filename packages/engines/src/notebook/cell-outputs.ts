/** Turns what Python shows while a cell runs into the outputs a notebook keeps. */

import type { Locale } from '@panya/domain/locale/locale.ts'
import type { Output } from '@panya/domain/notebook/notebook.ts'
import { cutWords, leftOutWords } from '../python/left-out-words.ts'
import type {
  CommMessage,
  LeftOut,
  MimeBundle,
  PythonError,
  PythonEvent,
  RunAnswer,
} from '../python/protocol.ts'
import {
  applyCommand,
  type Command,
  emptyScene,
  type Scene,
} from '../python/turtle/turtle-scene.ts'
import { sceneSvg } from '../python/turtle/turtle-svg.ts'
import { overwritten } from '../terminal/page-text.ts'
import { packageMessage } from './package-messages.ts'

export interface ShownData {
  data: Record<string, unknown>
  metadata: Record<string, unknown>
}

/** A picture as display data; a PNG comes as base64 and an SVG as text. */
export function pictureData(event: Extract<PythonEvent, { kind: 'picture' }>): ShownData {
  return { data: { [event.mime]: event.data, 'text/plain': event.alt }, metadata: {} }
}

/** What stands in place of everything between the beginning and the end of a flood. */
export function leftOutData(locale: Locale, leftOut: LeftOut): ShownData {
  const words = leftOutWords(locale, leftOut)
  const text = words === '' ? leftOut.tail : `${words}\n${leftOut.tail}`
  return { data: { 'text/plain': text.trimEnd() }, metadata: {} }
}

/** A value whose long forms were cut, with a sentence where something is missing. */
export function shownData(locale: Locale, { data, metadata, cut }: MimeBundle): ShownData {
  if (!cut) return { data, metadata }
  const whole = { ...data }
  for (const [mime, { at, characters }] of Object.entries(cut)) {
    const words = cutWords(locale, characters)
    const text = whole[mime]
    if (typeof text === 'string') whole[mime] = `${text.slice(0, at)}\n${words}\n${text.slice(at)}`
    else {
      const plain = whole['text/plain']
      whole['text/plain'] = `${typeof plain === 'string' ? plain : ''}\n${words} (${mime})`
    }
  }
  return { data: whole, metadata }
}

/** Collects the turtle's strokes of one cell: they become one picture at its end. */
export class TurtlePicture {
  #scene: Scene = emptyScene()
  #drawn = false

  draw(commands: unknown[]): void {
    this.#drawn = true
    for (const command of commands) applyCommand(this.#scene, command as Command)
  }

  take(): ShownData | null {
    if (!this.#drawn) return null
    this.#drawn = false
    const svg = sceneSvg(this.#scene).replace('<svg ', '<svg width="600" ')
    return { data: { 'image/svg+xml': svg, 'text/plain': 'turtle' }, metadata: {} }
  }
}

const RED = '\u001B[31m'
const PLAIN = '\u001B[0m'

/** Python's own words, the last line in red, as notebooks show them. */
export function tracebackLines(error: PythonError): string[] {
  const lines = error.traceback.trimEnd().split('\n')
  const last = lines.pop() ?? error.type
  const colon = last.indexOf(':')
  const name = colon < 0 ? last : last.slice(0, colon)
  // Python has no suggestion for modules; ours is written as Python writes its own.
  const isSaid = error.suggestion === null || error.traceback.includes('Did you mean')
  const hint = isSaid ? '' : `. Did you mean: '${error.suggestion}'?`
  return [...lines, `${RED}${name}${PLAIN}${last.slice(name.length)}${hint}`]
}

export interface CellFailure {
  ename: string
  evalue: string
  traceback: string[]
}

/** Why a cell did not finish, as a notebook says it; null when it did. */
export function failureOf(answer: RunAnswer, locale = 'en'): CellFailure | null {
  switch (answer.ending) {
    case 'finished':
    case 'incomplete':
      return null
    case 'exited':
      return plainFailure('SystemExit', String(answer.code))
    case 'stopped':
      return plainFailure('KeyboardInterrupt', '')
    case 'crashed':
      return plainFailure(answer.reason === 'memory' ? 'MemoryError' : 'KernelDied', answer.detail)
    case 'packages':
      return plainFailure(
        'ModuleNotFoundError',
        packageMessage(locale, answer.reason, answer.missing),
      )
    case 'error':
      return errorOutput(answer.error)
    default:
      return answer satisfies never
  }
}

export function errorOutput(error: PythonError): CellFailure {
  return { ename: error.type, evalue: error.message, traceback: tracebackLines(error) }
}

function plainFailure(ename: string, evalue: string): CellFailure {
  const text = evalue === '' ? `${RED}${ename}${PLAIN}` : `${RED}${ename}${PLAIN}: ${evalue}`
  return { ename, evalue, traceback: [text] }
}

const SHOWN = new Set(['stdout', 'stderr', 'picture', 'display', 'clear', 'left-out', 'error'])

function isShown({ kind }: PythonEvent): boolean {
  return SHOWN.has(kind)
}

/** Collects one cell's outputs in order. */
export class CellOutputs {
  #outputs: Output[] = []
  #displays = new Map<string, Output & { output_type: 'display_data' }>()
  readonly #turtle: TurtlePicture
  readonly #locale: Locale
  #leftOut: Output | null = null
  #clearNext = false
  #caught = false
  /** True when the cell asked the learner something. */
  asked = false

  /** The turtle is the kernel's: what one cell drew is still there in the next. */
  constructor(turtle: TurtlePicture, locale: Locale) {
    this.#turtle = turtle
    this.#locale = locale
  }

  push(event: PythonEvent): void {
    if (event.kind === 'comm') return this.#heed(event)
    // What stands in an Output widget is not the cell's.
    if (this.#caught && isShown(event)) return
    switch (event.kind) {
      case 'stdout':
      case 'stderr':
        return this.#print(event.kind, event.text)
      case 'picture':
        return this.#add({ output_type: 'display_data', ...pictureData(event) })
      case 'display':
        return this.#display(event)
      case 'clear':
        if (event.wait) this.#clearNext = true
        else this.#clear()
        return
      case 'left-out':
        return this.#leaveOut(event)
      case 'error':
        return this.#add({ output_type: 'error', ...errorOutput(event.error) })
      case 'turtle':
        return this.#turtle.draw(event.commands)
      case 'input':
        this.asked = true
        return
      case 'file':
      case 'file-too-big':
      case 'removed':
      case 'packages':
      case 'stage':
      case 'game':
      case 'paused':
      case 'watched':
      case 'moved':
        return
      default:
        return event satisfies never
    }
  }

  end(answer: RunAnswer, number: number): Output[] {
    const drawing = this.#turtle.take()
    if (drawing) this.#add({ output_type: 'display_data', ...drawing })
    const failure = failureOf(answer)
    if (failure) this.#add({ output_type: 'error', ...failure })
    if (answer.result) {
      const shown = shownData(this.#locale, answer.result)
      this.#add({ output_type: 'execute_result', ...shown, execution_count: number })
    }
    return this.#outputs
  }

  /** An Output widget says which outputs it catches, and when it catches no more. */
  #heed({ data }: CommMessage): void {
    const { state } = (data ?? {}) as { state?: { msg_id?: unknown } }
    const catches = state?.msg_id
    if (typeof catches === 'string') this.#caught = catches !== ''
  }

  #leaveOut(event: LeftOut): void {
    const shown = leftOutData(this.#locale, event)
    if (this.#leftOut) {
      Object.assign(this.#leftOut, shown)
      return
    }
    const output: Output = { output_type: 'display_data', ...shown }
    this.#add(output)
    this.#leftOut = output
  }

  #display({ id, update, ...bundle }: Extract<PythonEvent, { kind: 'display' }>): void {
    const { data, metadata } = shownData(this.#locale, bundle)
    const known = id === null ? undefined : this.#displays.get(id)
    if (update) {
      if (known) Object.assign(known, { data, metadata })
      return
    }
    const output = { output_type: 'display_data', data, metadata } as const
    const kept = { ...output }
    if (id !== null) this.#displays.set(id, kept)
    this.#add(kept)
  }

  #print(name: 'stdout' | 'stderr', text: string): void {
    const last = this.#clearNext ? undefined : this.#outputs.at(-1)
    if (last?.output_type === 'stream' && last.name === name) {
      last.text = overwritten(last.text, text)
    } else this.#add({ output_type: 'stream', name, text: overwritten('', text) })
  }

  #clear(): void {
    this.#clearNext = false
    this.#outputs = []
    this.#leftOut = null
  }

  #add(output: Output): void {
    if (this.#clearNext) this.#clear()
    this.#outputs.push(output)
  }
}
