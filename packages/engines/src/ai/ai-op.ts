import type { FlowValue, Preview, TableColumn } from '../flow/flow-value.ts'
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

export interface AiIo {
  /** The node it is computed for. */
  node: string
  params: Record<string, unknown>
  number(name: string): number
  text(name: string): string
  yes(name: string): boolean
  has(port: string): boolean
  picture(port?: string): Picture
  table(port?: string): PlainTable
  model(port?: string): StoredModel
  value(port: string): FlowValue
  /** A text on a port; numbers and yes or no are written as text. */
  words(port?: string): string
  /** Whether something said yes; without a wire, no. */
  isYes(port: string): boolean
  progress(fraction: number, preview?: Preview): void
  cancelled(): boolean
}

export interface AiResult {
  outputs: Record<string, AiOutput>
  /** What is drawn on the node; its first picture or value when absent. */
  preview?: Preview
}

export type AiOp = (io: AiIo) => AiResult | Promise<AiResult>

export const numberOut = (value: number): PlainValue => ({ type: 'number', value })
export const textOut = (value: string): PlainValue => ({ type: 'text', value })
export const yesOut = (value: boolean): PlainValue => ({ type: 'boolean', value })
export const listOut = (value: readonly unknown[]): PlainValue => ({ type: 'list', value })

export function customView(view: string, data: unknown): Preview {
  return { kind: 'custom', view, data }
}
