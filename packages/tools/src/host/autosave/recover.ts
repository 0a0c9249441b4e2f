/** Decides, when a project is opened, what to do with work an earlier tab left on this device. */
import type { ToolDocument } from '../tool-host.ts'
import type { Draft } from './ports.ts'

interface ServerCopy {
  revision: number
  /** The save that made the revision. */
  saveId: string
  document: ToolDocument
}

export type Recovery =
  /** Nothing was left, or the server has it. */
  | { kind: 'server'; document: ToolDocument; base: number }
  /** The draft goes on where the server stands. */
  | { kind: 'draft'; document: ToolDocument; base: number }
  /** Both went on from the same revision: the learner chooses. */
  | { kind: 'conflict'; mine: ToolDocument; theirs: ServerCopy }

export function recover(draft: Draft | null, server: ServerCopy): Recovery {
  const theirs = { kind: 'server', document: server.document, base: server.revision } as const
  if (!draft || sameDocument(draft.document, server.document)) return theirs
  const heard = draft.base === server.revision || draft.sent.includes(server.saveId)
  if (heard) return { kind: 'draft', document: draft.document, base: server.revision }
  return { kind: 'conflict', mine: draft.document, theirs: server }
}

export function sameDocument(a: ToolDocument, b: ToolDocument): boolean {
  return (
    a.format === b.format &&
    a.version === b.version &&
    canonical(a.content) === canonical(b.content)
  )
}

/** The database keeps objects, not the order of their keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
        )
      : part,
  )
}
