import type { FlowValue, Preview, TableColumn } from '../flow/flow-value.ts'
import type { NodeNote } from '../flow/node-note.ts'
import type { InputOf, NodeSettings, OutputsOf } from '../flow/node-run.ts'
import type { NodeType } from '../flow/node-type.ts'
import type { Picture } from './picture.ts'

/** One AI operation: what it gets and what it gives. */

export interface PlainTable {
  columns: readonly TableColumn[]
  data: readonly (readonly unknown[])[]
  /** A set of pictures is a table whose rows have a picture each. */
  pictures?: readonly Picture[]
  /** A set of sounds has 16 000 values a second for each row. */
  sounds?: readonly Float32Array[]
}

export interface StoredModel {
  model: string
  facts: Record<string, unknown>
  data: unknown
}

export type PlainValue = Extract<FlowValue, { value: unknown }>
export type AiOutput = Picture | PlainTable | StoredModel | PlainValue

/** What a node's run gets: what comes in, its settings, and what there is where it runs. */
export interface AiIo<Node extends NodeType = NodeType, Environment = unknown>
  extends NodeSettings<Node> {
  /** The node it is computed for. */
  node: string
  environment: Environment
  has(port: InputOf<Node>): boolean
  picture(port?: InputOf<Node>): Picture
  table(port?: InputOf<Node>): PlainTable
  model(port?: InputOf<Node>): StoredModel
  value(port: InputOf<Node>): FlowValue
  /** A text on a port; numbers and yes or no are written as text. */
  inputText(port?: InputOf<Node>): string
  /** Whether something said yes; without a wire, no. */
  isYes(port: InputOf<Node>): boolean
  progress(fraction: number, preview?: Preview): void
  cancelled(): boolean
}

export interface AiResult<Node extends NodeType = NodeType> {
  outputs: OutputsOf<Node, AiOutput>
  /** What is drawn on the node; its first picture or value when absent. */
  preview?: Preview
  notes?: readonly NodeNote[]
}

export type AiOp<Environment = unknown, Node extends NodeType = NodeType> = (
  io: AiIo<Node, Environment>,
) => AiResult<Node> | Promise<AiResult<Node>>

export const numberOut = (value: number): PlainValue => ({ type: 'number', value })
export const textOut = (value: string): PlainValue => ({ type: 'text', value })
export const yesOut = (value: boolean): PlainValue => ({ type: 'boolean', value })
export const listOut = (value: readonly unknown[]): PlainValue => ({ type: 'list', value })

export function customView(view: string, data: unknown): Preview {
  return { kind: 'custom', view, data }
}
