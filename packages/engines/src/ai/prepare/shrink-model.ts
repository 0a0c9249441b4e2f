import { halvesOf } from './half-floats.ts'

/** Makes a TensorFlow graph model light: only the nodes that are needed, weights in half precision. */

export interface WeightSpec {
  name: string
  shape: number[]
  dtype: string
  quantization?: { dtype: string; original_dtype?: string; min?: number; scale?: number }
}

interface GraphNode {
  name: string
  op: string
  input?: string[]
  attr?: unknown
}

export interface GraphModelFile {
  format?: string
  modelTopology: { node: GraphNode[]; library?: unknown; versions?: unknown }
  signature?: unknown
  weightsManifest: { paths: string[]; weights: WeightSpec[] }[]
}

export interface LightModel {
  json: GraphModelFile
  weights: Uint8Array<ArrayBuffer>
}

const BYTES: Record<string, number> = {
  float32: 4,
  int32: 4,
  bool: 1,
  uint8: 1,
  uint16: 2,
  float16: 2,
}

function bytesOf({ shape, dtype, quantization }: WeightSpec): number {
  const count = shape.reduce((product, side) => product * side, 1)
  return count * (BYTES[quantization?.dtype ?? dtype] ?? 4)
}

const sourceName = (input: string): string => input.replace(/^\^/, '').replace(/:\d+$/, '')

/** The nodes that lead from `from` to `to`; what came before `from` is handed in by the caller. */
function between(nodes: GraphNode[], from: string, to: string): GraphNode[] {
  const byName = new Map(nodes.map((node) => [node.name, node]))
  const kept = new Set<string>()
  const waiting = [to]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (kept.has(name)) continue
    kept.add(name)
    if (name !== from) waiting.push(...(byName.get(name)?.input ?? []).map(sourceName))
  }
  const size = ['-1', '-1', '-1', '3'].map((side) => ({ size: side }))
  const attr = { dtype: { type: 'DT_FLOAT' }, shape: { shape: { dim: size } } }
  return nodes
    .filter(({ name }) => kept.has(name))
    .map((node) => (node.name === from ? { name: from, op: 'Placeholder', input: [], attr } : node))
}

export function shrinkModel(
  model: GraphModelFile,
  weights: Uint8Array,
  file: string,
  part?: { from: string; to: string },
): LightModel {
  const { node, ...topology } = model.modelTopology
  const nodes = part ? between(node, part.from, part.to) : node
  const names = new Set(nodes.map(({ name }) => name))
  const specs: WeightSpec[] = []
  const chunks: Uint8Array[] = []
  let at = 0
  for (const spec of model.weightsManifest.flatMap((group) => group.weights)) {
    const bytes = weights.slice(at, (at += bytesOf(spec)))
    if (!names.has(spec.name)) continue
    const whole = spec.dtype === 'float32' && !spec.quantization && bytes.length >= 32
    specs.push(
      whole ? { ...spec, quantization: { dtype: 'float16', original_dtype: 'float32' } } : spec,
    )
    chunks.push(whole ? new Uint8Array(halvesOf(new Float32Array(bytes.buffer)).buffer) : bytes)
  }
  const json: GraphModelFile = {
    format: 'graph-model',
    modelTopology: { ...topology, node: nodes },
    ...(!part && model.signature ? { signature: model.signature } : {}),
    weightsManifest: [{ paths: [file], weights: specs }],
  }
  return { json, weights: joined(chunks) }
}

function joined(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}
