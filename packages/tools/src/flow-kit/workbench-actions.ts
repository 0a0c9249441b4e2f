import type { CanvasHandle } from '@panya/engines/flow/canvas/view-hooks.ts'
import { refusal } from '@panya/engines/flow/connection.ts'
import { copyNodes, pasteNodes, readClip } from '@panya/engines/flow/flow-clipboard.ts'
import { type FlowContent, type Point, SUBFLOW_PREFIX } from '@panya/engines/flow/flow-content.ts'
import * as edit from '@panya/engines/flow/flow-edit.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { foldIntoSubflow, typeLookup } from '@panya/engines/flow/subflow.ts'
import { EXAMPLE_NODE } from './example-flow.ts'
import type { FlowMessages } from './flow-messages.ts'

/** Everything the toolbar, the keyboard and the palette can do to the open flow. */

export interface Workbench {
  session: FlowSession
  messages: FlowMessages
  canvas: CanvasHandle | null
  selection: readonly string[]
  say: (message: string, kind?: 'info' | 'error') => void
}

const GAP = 70
const MARGIN = 20
/** A node with its result on it. */
const GROWN = { width: 230, height: 240 }

/** Wires the new node's first fitting input to the node it was added beside. */
function wireFrom(
  content: FlowContent,
  session: FlowSession,
  from: string,
  to: string,
): FlowContent {
  const lookup = typeLookup(content, (type) => session.registry.get(type))
  const typeOf = (id: string) => lookup(content.nodes.find((node) => node.id === id)?.type ?? '')
  for (const output of typeOf(from)?.outputs ?? []) {
    for (const input of typeOf(to)?.inputs ?? []) {
      const [start, end] = [
        { node: from, port: output.name },
        { node: to, port: input.name },
      ]
      if (!refusal(content, typeOf, start, end)) return edit.connect(content, start, end)
    }
  }
  return content
}

/** A place beside what is there, not on top of it; below rather than beyond what it is wired beside. */
function freePlace(
  content: FlowContent,
  wanted: Point,
  below: boolean,
  sizeOf: (id: string) => { width: number; height: number },
): Point {
  const place = { ...wanted }
  const taken = (): boolean =>
    content.nodes.some(({ id, position }) => {
      const { width, height } = sizeOf(id)
      return (
        place.x < position.x + width + MARGIN &&
        place.x + GROWN.width + MARGIN > position.x &&
        place.y < position.y + height + MARGIN &&
        place.y + GROWN.height + MARGIN > position.y
      )
    })
  for (let step = 0; taken() && step < 200; step++) {
    if (below) place.y += 110
    else if (step % 4 === 3) {
      place.x = wanted.x
      place.y += 220
    } else {
      place.x += 300
    }
  }
  return place
}

export function addFromPalette(
  { session, messages, canvas, selection, say }: Workbench,
  type: string,
  at?: Point,
): void {
  const beside =
    !at && selection.length === 1
      ? session.content.nodes.find((node) => node.id === selection[0])
      : undefined
  const centre = canvas?.centre() ?? { x: 0, y: 0 }
  const wanted =
    at ??
    (beside
      ? {
          x: beside.position.x + (canvas?.sizeOf(beside.id).width ?? 230) + GAP,
          y: beside.position.y,
        }
      : { x: centre.x - 110, y: centre.y - 60 })
  const added = edit.addNode(
    session.content,
    type,
    freePlace(session.content, wanted, beside !== undefined, (id) => canvas?.sizeOf(id) ?? GROWN),
  )
  const wired = beside ? wireFrom(added.content, session, beside.id, added.id) : added.content
  session.apply(wired)
  const name = nodeTitle(session, messages, type)
  say(messages.t(wired === added.content ? 'added' : 'addedAndWired', { name }))
  requestAnimationFrame(() => {
    canvas?.select([added.id])
    canvas?.reveal(added.id)
  })
}

export function nodeTitle(session: FlowSession, messages: FlowMessages, type: string): string {
  if (!type.startsWith(SUBFLOW_PREFIX)) return messages.node(type)
  return session.content.subflows.find(({ id }) => `${SUBFLOW_PREFIX}${id}` === type)?.title ?? type
}

export function titleOf(session: FlowSession, messages: FlowMessages, id: string): string {
  const node = session.content.nodes.find((other) => other.id === id)
  return node?.title ?? nodeTitle(session, messages, node?.type ?? '')
}

export function removeSelected({ session, selection }: Workbench): void {
  if (selection.length > 0) session.apply(edit.removeItems(session.content, new Set(selection)))
}

export async function copySelected({ session, selection }: Workbench): Promise<void> {
  if (selection.length === 0) return
  const text = copyNodes(session.content, new Set(selection))
  kept = text
  await navigator.clipboard?.writeText(text).catch(() => {})
}

/** What was copied last, for browsers that do not let a page read the clipboard. */
let kept = ''

export async function pasteCopied(bench: Workbench): Promise<void> {
  const text = await navigator.clipboard?.readText().catch(() => kept)
  paste(bench, text && readClip(text) ? text : kept)
}

function paste({ session, canvas }: Workbench, text: string): void {
  const clip = readClip(text)
  if (!clip || clip.nodes.length === 0) return
  const { content, ids } = pasteNodes(session.content, clip, { x: 40, y: 40 })
  session.apply(content)
  requestAnimationFrame(() => canvas?.select(ids))
}

export function duplicateSelected(bench: Workbench): void {
  if (bench.selection.length > 0)
    paste(bench, copyNodes(bench.session.content, new Set(bench.selection)))
}

export function groupSelected({ session, selection, messages }: Workbench): void {
  session.apply(edit.addGroup(session.content, selection, messages.t('groupTitle')))
}

export function ungroupSelected({ session, selection }: Workbench): void {
  session.apply(edit.ungroup(session.content, new Set(selection)))
}

export function addNote({ session, canvas, messages }: Workbench): void {
  const at = canvas?.centre() ?? { x: 0, y: 0 }
  session.apply(edit.addComment(session.content, messages.t('commentNew'), at).content)
}

export function foldSelected({ session, selection, messages, say }: Workbench): void {
  const number = session.content.subflows.length + 1
  const title = `${messages.t('ownNodeTitle')} ${number}`
  const folded = foldIntoSubflow(session.content, new Set(selection), title, (type) =>
    session.registry.get(type),
  )
  if (folded) session.apply(folded.content)
  else say(messages.t('ownNodeNo'), 'error')
}

export async function tidyUp({ session, canvas }: Workbench): Promise<void> {
  const { autoLayout } = await import('@panya/engines/flow/auto-layout.ts')
  const places = autoLayout(
    session.content,
    (id) => canvas?.sizeOf(id) ?? { width: 230, height: 150 },
  )
  session.apply(edit.moveItems(session.content, places))
  requestAnimationFrame(() => canvas?.fit())
}

/** An example is set out for the room there is, on a phone as on a desktop. */
export async function openExample(
  { session, canvas }: Workbench,
  content: FlowContent,
): Promise<void> {
  // Without it, when the way to it is cut, the nodes stand in a row.
  const layouts = await import('@panya/engines/flow/auto-layout.ts').catch(() => null)
  const room = canvas?.room()
  const places = room?.width && layouts?.wrappedLayout(content, () => EXAMPLE_NODE, room)
  session.apply(places ? edit.moveItems(content, places) : content)
  setTimeout(() => canvas?.fit(), 60)
  // Pictures and tables make nodes taller once they are there.
  void session.evaluator.idle().then(() => setTimeout(() => canvas?.refit(), 200))
}

export function alignSelected({ session, selection }: Workbench, alignment: edit.Alignment): void {
  session.apply(edit.alignNodes(session.content, new Set(selection), alignment))
}

export function selectAll({ session, canvas }: Workbench): void {
  canvas?.select([...session.content.nodes, ...session.content.comments].map((item) => item.id))
}
