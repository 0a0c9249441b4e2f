import { edgeId } from './connection.ts'
import {
  type FlowContent,
  type FlowNode,
  freshId,
  type Point,
  type PortEnd,
} from './flow-content.ts'

/** Every change a learner can make, as a function from flow to flow. */

export function addNode(
  content: FlowContent,
  type: string,
  position: Point,
  params: Record<string, unknown> = {},
): { content: FlowContent; id: string } {
  const id = freshId(
    'n',
    content.nodes.map((node) => node.id),
  )
  const node: FlowNode = { id, type, position, params }
  return { content: { ...content, nodes: [...content.nodes, node] }, id }
}

export function removeItems(content: FlowContent, ids: ReadonlySet<string>): FlowContent {
  const gone = (id: string): boolean => ids.has(id)
  return {
    ...content,
    nodes: content.nodes.filter((node) => !gone(node.id)),
    edges: content.edges.filter(
      (edge) => !gone(edge.id) && !gone(edge.from.node) && !gone(edge.to.node),
    ),
    comments: content.comments.filter((comment) => !gone(comment.id)),
    groups: content.groups
      .map((group) => ({ ...group, nodes: group.nodes.filter((id) => !gone(id)) }))
      .filter((group) => group.nodes.length > 0 && !gone(group.id)),
    dashboard: content.dashboard.filter((id) => !gone(id)),
  }
}

/** An input holds one wire: a new one takes its place. */
export function connect(content: FlowContent, from: PortEnd, to: PortEnd): FlowContent {
  const others = content.edges.filter(
    (edge) => edge.to.node !== to.node || edge.to.port !== to.port,
  )
  return { ...content, edges: [...others, { id: edgeId(from, to), from, to }] }
}

export function disconnect(content: FlowContent, to: PortEnd): FlowContent {
  const edges = content.edges.filter((edge) => edge.to.node !== to.node || edge.to.port !== to.port)
  return { ...content, edges }
}

function editNode(
  content: FlowContent,
  id: string,
  edit: (node: FlowNode) => FlowNode,
): FlowContent {
  return { ...content, nodes: content.nodes.map((node) => (node.id === id ? edit(node) : node)) }
}

export function setParam(
  content: FlowContent,
  id: string,
  name: string,
  value: unknown,
): FlowContent {
  return editNode(content, id, (node) => ({ ...node, params: { ...node.params, [name]: value } }))
}

export function renameNode(content: FlowContent, id: string, title: string): FlowContent {
  return editNode(content, id, (node) => {
    const { title: _title, ...rest } = node
    return title ? { ...rest, title } : rest
  })
}

/** Moves nodes and comments. */
export function moveItems(content: FlowContent, to: ReadonlyMap<string, Point>): FlowContent {
  const moved = <T extends { id: string; position: Point }>(item: T): T => {
    const position = to.get(item.id)
    return position ? { ...item, position } : item
  }
  return { ...content, nodes: content.nodes.map(moved), comments: content.comments.map(moved) }
}

export function addComment(
  content: FlowContent,
  text: string,
  position: Point,
): { content: FlowContent; id: string } {
  const id = freshId(
    'c',
    content.comments.map((comment) => comment.id),
  )
  return { content: { ...content, comments: [...content.comments, { id, text, position }] }, id }
}

export function editComment(content: FlowContent, id: string, text: string): FlowContent {
  const comments = content.comments.map((comment) =>
    comment.id === id ? { ...comment, text } : comment,
  )
  return { ...content, comments }
}

/** A node is in one group at most. */
export function addGroup(content: FlowContent, ids: readonly string[], title: string): FlowContent {
  const members = ids.filter((id) => content.nodes.some((node) => node.id === id))
  if (members.length === 0) return content
  const rest = content.groups
    .map((group) => ({ ...group, nodes: group.nodes.filter((id) => !members.includes(id)) }))
    .filter((group) => group.nodes.length > 0)
  const id = freshId(
    'g',
    content.groups.map((group) => group.id),
  )
  return { ...content, groups: [...rest, { id, title, nodes: members }] }
}

export function renameGroup(content: FlowContent, id: string, title: string): FlowContent {
  const groups = content.groups.map((group) => (group.id === id ? { ...group, title } : group))
  return { ...content, groups }
}

export function ungroup(content: FlowContent, ids: ReadonlySet<string>): FlowContent {
  const groups = content.groups.filter((group) => !group.nodes.some((id) => ids.has(id)))
  return { ...content, groups }
}

export function toggleDashboard(content: FlowContent, id: string): FlowContent {
  const shown = content.dashboard.includes(id)
  const dashboard = shown
    ? content.dashboard.filter((other) => other !== id)
    : [...content.dashboard, id]
  return { ...content, dashboard }
}

export type Alignment = 'left' | 'centre' | 'top' | 'middle'

/** Lines nodes up with the first one of the selection (left, top) or with their mean. */
export function alignNodes(
  content: FlowContent,
  ids: ReadonlySet<string>,
  alignment: Alignment,
): FlowContent {
  const chosen = content.nodes.filter((node) => ids.has(node.id))
  if (chosen.length < 2) return content
  const axis = alignment === 'left' || alignment === 'centre' ? 'x' : 'y'
  const places = chosen.map((node) => node.position[axis])
  const target =
    alignment === 'left' || alignment === 'top'
      ? Math.min(...places)
      : places.reduce((sum, place) => sum + place, 0) / places.length
  return moveItems(
    content,
    new Map(chosen.map((node) => [node.id, { ...node.position, [axis]: target }])),
  )
}
