import type { FlowNode } from './flow-content.ts'
import type { NodeType } from './node-type.ts'
import { filledParams } from './param-spec.ts'

/** What a flow's Python reads lies beside it under plain names: no name leads out of the folder or to another file. */

/** Names that Windows keeps for its devices, whatever comes after the dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

const LONGEST = 60

/** Letters of any language, digits and a few signs; the end says what is in the file. */
export function plainFileName(name: string, ending = ''): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const dot = last.lastIndexOf('.')
  const [before, after] = dot > 0 ? [last.slice(0, dot), last.slice(dot + 1)] : [last, '']
  const stem = before
    .replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '_')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, LONGEST)
    .replace(/[\uD800-\uDBFF]$/, '')
  const kind = ending || after.replaceAll(/[^a-zA-Z0-9]/g, '').slice(0, 8)
  const whole = kind ? `${stem || 'file'}.${kind}` : stem || 'file'
  return DEVICE.test(whole) ? `file_${whole}` : whole
}

function numbered(name: string, count: number): string {
  return name.replace(/(\.\w+)?$/, (kind) => `-${count}${kind}`)
}

/** A live source has recordings of its own; other nodes with the same settings give the same. */
function givesTheSame(a: FlowNode, b: FlowNode, type: NodeType): boolean {
  return !type.live && a.type === b.type && JSON.stringify(a.params) === JSON.stringify(b.params)
}

type TypeOf = (node: FlowNode) => NodeType | undefined

/** Computers that take great and small letters for the same find one file for each, too. */
function namesBy(
  field: 'reads' | 'writes',
  nodes: readonly FlowNode[],
  typeOf: TypeOf,
): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Map<string, FlowNode>()
  for (const node of nodes) {
    const type = typeOf(node)
    const wanted = type?.python?.[field]?.(filledParams(type.params, node.params))
    if (!type || wanted === undefined) continue
    const base = plainFileName(wanted)
    let name = base
    for (let count = 2; ; count++) {
      const other = taken.get(name.toLowerCase())
      if (!other || givesTheSame(other, node, type)) break
      name = numbered(base, count)
    }
    taken.set(name.toLowerCase(), node)
    names.set(node.id, name)
  }
  return names
}

/** The file that each node reads. */
export function fileNames(nodes: readonly FlowNode[], typeOf: TypeOf): Map<string, string> {
  return namesBy('reads', nodes, typeOf)
}

/** Where each node writes to: a folder of its own, so that what was read is still there afterwards. */
export function savedNames(nodes: readonly FlowNode[], typeOf: TypeOf): Map<string, string> {
  const names = namesBy('writes', nodes, typeOf)
  return new Map(Array.from(names, ([id, name]) => [id, `results/${name}`]))
}
