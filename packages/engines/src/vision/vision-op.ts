import { FlowFailure, type FlowValue, type Preview, type TableColumn } from '../flow/flow-value.ts'
import type { NodeNote } from '../flow/node-note.ts'
import type { InputOf, NodeRun, NodeSettings, OutputsOf } from '../flow/node-run.ts'
import type { NodeType } from '../flow/node-type.ts'
import type { MatScope } from './mat-scope.ts'
import type { Mat, OpenCv } from './opencv-types.ts'
import type { PaintLetters } from './paint-letters.ts'

/** One picture operation: what it gets and what it gives. Pictures are 8 bits, 1 channel or 3 in RGB order. */

export interface PlainTable {
  columns: TableColumn[]
  data: unknown[][]
}

export type VisionOutput = Mat | PlainTable | Extract<FlowValue, { value: unknown }>

/** Turns the bytes of a picture file into pixels; only a browser can. */
export type DecodePicture = (
  bytes: Uint8Array<ArrayBuffer>,
) => Promise<{ width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> }>

export interface VisionIo<Node extends NodeType = NodeType> extends NodeSettings<Node> {
  cv: OpenCv
  scope: MatScope
  decode: DecodePicture
  /** Absent where there is no browser. */
  letters?: PaintLetters | undefined
  /** The picture on a port as it came. Never written to. */
  image(port?: InputOf<Node>): Mat
  /** The same with one channel, or with three. */
  gray(port?: InputOf<Node>): Mat
  rgb(port?: InputOf<Node>): Mat
  has(port: InputOf<Node>): boolean
  table(port: InputOf<Node>): PlainTable
  value(port: InputOf<Node>): FlowValue
}

export interface VisionResult<Node extends NodeType = NodeType> {
  outputs: OutputsOf<Node, VisionOutput>
  /** What is drawn on the node; its first picture when absent. */
  preview?: Preview
  notes?: readonly NodeNote[]
}

export type VisionOp<Node extends NodeType = NodeType> = (
  io: VisionIo<Node>,
) => VisionResult<Node> | Promise<VisionResult<Node>>

/** Stands beside the node it computes; the page, which only needs the node, leaves it out. */
/* @__NO_SIDE_EFFECTS__ */
export function visionRun<Node extends NodeType>(
  node: Node,
  op: VisionOp<Node>,
): NodeRun<VisionOp> {
  return { node, op }
}

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

/** A result must be the node's own even when nothing had to be done. */
export function copied({ scope, image }: VisionIo, mat: Mat, port = 'image'): Mat {
  return mat === image(port) ? scope.copy(mat) : mat
}

export function sameSize(a: Mat, b: Mat): void {
  if (a.cols === b.cols && a.rows === b.rows) return
  throw new FlowFailure('sizes-differ', { a: `${a.cols}×${a.rows}`, b: `${b.cols}×${b.rows}` })
}
