import type { FlowValue, Preview, TableColumn } from '../flow/flow-value.ts'
import type { MatScope } from './mat-scope.ts'
import type { Mat, OpenCv } from './opencv-types.ts'

/** One picture operation: what it gets and what it gives. Pictures are 8 bits, 1 channel or 3 in RGB order. */

export interface PlainTable {
  columns: TableColumn[]
  data: unknown[][]
}

export type VisionOutput = Mat | PlainTable | Extract<FlowValue, { value: unknown }>

export interface VisionIo {
  cv: OpenCv
  scope: MatScope
  params: Record<string, unknown>
  number(name: string): number
  text(name: string): string
  /** The picture on a port as it came. Never written to. */
  image(port?: string): Mat
  /** The same with one channel, or with three. */
  gray(port?: string): Mat
  rgb(port?: string): Mat
  has(port: string): boolean
  table(port: string): PlainTable
  value(port: string): FlowValue
}

export interface VisionResult {
  outputs: Record<string, VisionOutput>
  /** What is drawn on the node; its first picture when absent. */
  preview?: Preview
}

export type VisionOp = (io: VisionIo) => VisionResult | Promise<VisionResult>

export const numberValue = (value: number): FlowValue & { type: 'number' } => ({
  type: 'number',
  value,
})

export function tableOf(
  columns: Record<string, TableColumn['type']>,
  rows: readonly Record<string, unknown>[],
): PlainTable {
  const names = Object.keys(columns)
  return {
    columns: names.map((name) => ({ name, type: columns[name] as TableColumn['type'] })),
    data: names.map((name) => rows.map((row) => row[name] ?? null)),
  }
}
