import type { Edge, Node } from '@xyflow/react'
import type { FlowComment, FlowContent, FlowGroup, FlowNode } from '../flow-content.ts'
import type { FlowSession } from '../flow-session.ts'
import { outputPort } from '../node-type.ts'

/** The flow as the canvas library wants it; unchanged items stay the same objects, so nothing is drawn twice. */

export type CanvasNode = Node<{ itemId: string }, 'flow' | 'comment' | 'group'>

export const FALLBACK_SIZE = { width: 230, height: 150 }
const GROUP_PAD = { side: 18, top: 42 }

function groupBox(group: FlowGroup, nodes: Map<string, CanvasNode>) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const id of group.nodes) {
    const node = nodes.get(id)
    if (!node) continue
    const { width, height } = sizeOfNode(node)
    left = Math.min(left, node.position.x)
    top = Math.min(top, node.position.y)
    right = Math.max(right, node.position.x + width)
    bottom = Math.max(bottom, node.position.y + height)
  }
  return {
    position: { x: left - GROUP_PAD.side, y: top - GROUP_PAD.top },
    width: right - left + 2 * GROUP_PAD.side,
    height: bottom - top + GROUP_PAD.top + GROUP_PAD.side,
  }
}

export function sizeOfNode(node: CanvasNode | undefined): { width: number; height: number } {
  return {
    width: node?.measured?.width ?? FALLBACK_SIZE.width,
    height: node?.measured?.height ?? FALLBACK_SIZE.height,
  }
}

/** What all of them take up together; null when there are none. */
export function boundsOf(
  nodes: readonly CanvasNode[],
): { x: number; y: number; width: number; height: number } | null {
  if (nodes.length === 0) return null
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const node of nodes) {
    const { x, y } = node.position
    // A frame round other nodes says its size itself.
    const width = node.width ?? sizeOfNode(node).width
    const height = node.height ?? sizeOfNode(node).height
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + width)
    bottom = Math.max(bottom, y + height)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const placed = new WeakMap<CanvasNode, CanvasNode>()

/**
 * Put where it belongs rather than shifted there: a node with a shift of its own is a picture of its
 * own to the browser, and hundreds of them have to be fitted together at every step of a pan.
 */
export function placedNode(node: CanvasNode): CanvasNode {
  const known = placed.get(node)
  if (known) return known
  const { x, y } = node.position
  const made = { ...node, style: { transform: 'none', left: x, top: y } }
  placed.set(node, made)
  return made
}

const labels = new WeakMap<object, string>()

/** Parts of a flow are never changed in place, so a label made once holds. */
function labelOf(part: object, make: () => string): string {
  const known = labels.get(part)
  if (known !== undefined) return known
  const label = make()
  labels.set(part, label)
  return label
}

/** Items of the flow, keeping what the canvas measured and selected before. */
export function canvasNodes(
  content: FlowContent,
  before: readonly CanvasNode[],
  ariaLabel: (id: string) => string,
): CanvasNode[] {
  const old = new Map(before.map((node) => [node.id, node]))
  const item = (source: FlowNode | FlowComment, type: 'flow' | 'comment'): CanvasNode => {
    const { id, position } = source
    const known = old.get(id)
    // Another flow may use the same id for something else, and a node may be renamed.
    const label = labelOf(source, () => ariaLabel(id))
    const stays = known?.position.x === position.x && known.position.y === position.y
    if (known && stays && known.type === type && known.ariaLabel === label) return known
    const data = known?.data ?? { itemId: id }
    return { ...known, id, type, position, data, ariaLabel: label }
  }
  const nodes = content.nodes.map((node) => item(node, 'flow'))
  const comments = content.comments.map((comment) => item(comment, 'comment'))
  return [...canvasGroups(content, nodes, old), ...nodes, ...comments]
}

export function canvasGroups(
  content: FlowContent,
  nodes: readonly CanvasNode[],
  old: Map<string, CanvasNode>,
): CanvasNode[] {
  if (content.groups.length === 0) return []
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return content.groups.map((group) => {
    const box = groupBox(group, byId)
    const known = old.get(group.id)
    const same =
      known &&
      known.position.x === box.position.x &&
      known.position.y === box.position.y &&
      known.width === box.width &&
      known.height === box.height
    if (same) return known
    return {
      ...known,
      id: group.id,
      type: 'group',
      ...box,
      data: known?.data ?? { itemId: group.id },
      draggable: false,
      selectable: false,
      focusable: false,
      zIndex: -1,
    }
  })
}

/** Wires, coloured by what they carry. */
export function canvasEdges(
  session: FlowSession,
  content: FlowContent,
  before: readonly Edge[],
  ariaLabel: (from: string, to: string) => string,
): Edge[] {
  const old = new Map(before.map((edge) => [edge.id, edge]))
  const types = new Map(content.nodes.map((node) => [node.id, session.typeOf(node.type)]))
  return content.edges.map((edge) => {
    const known = old.get(edge.id)
    const kind = outputPort(types.get(edge.from.node), edge.from.port)?.types[0] ?? 'text'
    const label = labelOf(edge, () => ariaLabel(edge.from.node, edge.to.node))
    const className = `wire wire-${kind}`
    const { source, sourceHandle, target, targetHandle } = known ?? {}
    const stays =
      source === edge.from.node &&
      sourceHandle === edge.from.port &&
      target === edge.to.node &&
      targetHandle === edge.to.port
    if (known && stays && known.ariaLabel === label && known.className === className) return known
    return {
      ...(stays ? known : {}),
      id: edge.id,
      source: edge.from.node,
      sourceHandle: edge.from.port,
      target: edge.to.node,
      targetHandle: edge.to.port,
      className,
      ariaLabel: label,
    }
  })
}
