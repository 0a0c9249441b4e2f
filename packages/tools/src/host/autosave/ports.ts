/** What autosaving needs from the outside. */
import type { ToolDocument } from '../tool-host.ts'

/** Work that the server does not have yet, kept on this device. */
export interface Draft {
  projectId: string
  /** The revision the work was made on; 0 while the project is not on the server. */
  base: number
  /** Saves on their way when the draft was written: one of them may have arrived unheard. */
  sent: string[]
  document: ToolDocument
  changedAt: number
  /** Counts who edits: after another tab took over, an older one can no longer write. */
  epoch: number
}

export interface DraftStore {
  /** Does nothing when a draft of a later epoch is there. */
  put(draft: Draft): Promise<void>
  get(projectId: string): Promise<Draft | null>
  remove(projectId: string, epoch: number): Promise<void>
}

export type SaveOutcome =
  | { kind: 'saved'; revision: number }
  /** Somebody saved in between: what the server has now. */
  | { kind: 'stale'; revision: number; saveId: string }
  /** The learner has used up what one person may keep. */
  | { kind: 'full' }
  /** The server has no room for anybody just now. */
  | { kind: 'no-space' }
  /** The server will never take this document as it is. */
  | { kind: 'refused' }
  /** The project is gone, in the trash, or somebody else's. */
  | { kind: 'gone' }
  | { kind: 'signed-out' }
  /** A guest: the server keeps nothing. */
  | { kind: 'device-only' }
  /** No answer: it may or may not have arrived. */
  | { kind: 'unreachable' }

export interface SaveServer {
  /** With base 0 the project is made. */
  save(
    request: { base: number; saveId: string; document: ToolDocument },
    options: { leaving: boolean },
  ): Promise<SaveOutcome>
}

export interface Timers {
  now(): number
  after(milliseconds: number, run: () => void): () => void
}
