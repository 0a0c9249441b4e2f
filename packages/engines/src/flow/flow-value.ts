import type { RowLinks } from './row-links.ts'

/** What a node gives on a port: small values themselves, big ones as a handle to where they are kept. */

export interface Handle {
  engine: string
  key: string
  port: string
}

export interface TableColumn {
  name: string
  type: 'number' | 'text' | 'boolean' | 'date'
}

export type FlowValue =
  | { type: 'number'; value: number }
  | { type: 'text'; value: string }
  | { type: 'boolean'; value: boolean }
  | { type: 'list'; value: readonly unknown[] }
  | { type: 'image'; handle: Handle; width: number; height: number; channels: number }
  | { type: 'table'; handle: Handle; rows: number; columns: readonly TableColumn[] }
  | { type: 'model'; handle: Handle; model: string; facts: Record<string, unknown> }

/** A big value taken out of its engine, so that another one can use it. */
export type PortableValue =
  | { type: 'image'; width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> }
  | {
      type: 'table'
      columns: readonly TableColumn[]
      data: readonly (readonly unknown[])[]
      links?: readonly RowLinks[]
    }
  | { type: 'model'; model: string; data: unknown }

/** What is drawn on the node and, larger, in the inspector. */
export type Preview =
  | {
      kind: 'image'
      width: number
      height: number
      rgba: Uint8ClampedArray<ArrayBuffer>
      fullWidth: number
      fullHeight: number
    }
  | {
      kind: 'compare'
      before: Extract<Preview, { kind: 'image' }>
      after: Extract<Preview, { kind: 'image' }>
    }
  | { kind: 'value'; text: string }
  | {
      kind: 'table'
      columns: readonly TableColumn[]
      head: readonly (readonly unknown[])[]
      rows: number
      links?: readonly RowLinks[]
    }
  | { kind: 'chart'; chart: string; data: unknown }
  | { kind: 'custom'; view: string; data: unknown }

/** Something went wrong in a node. The code has a text and a suggestion in every language. */
export interface FlowProblem {
  code: string
  values?: Record<string, string | number>
  /** Nothing is wrong: something has to be chosen or made first. */
  notReady?: boolean
}

/** Thrown by a node's computation to say what is wrong in a way a learner can act on. */
export class FlowFailure extends Error {
  readonly problem: FlowProblem
  constructor(code: string, values: Record<string, string | number> = {}) {
    super(`${code} ${JSON.stringify(values)}`)
    this.problem = { code, values }
  }
}

/** Thrown where something has to be chosen or made before a node can do anything. */
export class NotReady extends FlowFailure {
  constructor(code: string, values: Record<string, string | number> = {}) {
    super(code, values)
    this.problem.notReady = true
  }
}

/** The failure behind a problem, as it was before it travelled. */
export function failureOf({ code, values, notReady }: FlowProblem): FlowFailure {
  return notReady ? new NotReady(code, values) : new FlowFailure(code, values)
}

export function isHandled(value: FlowValue): value is Extract<FlowValue, { handle: Handle }> {
  return 'handle' in value
}
