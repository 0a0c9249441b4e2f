/**
 * Saves a document while it is being edited. Every change is kept on this device at once and on the
 * server soon; an answer that got lost, a closed tab or another device never costs any work.
 */
import type { SaveState, ToolDocument } from '../tool-host.ts'
import type { Draft, DraftStore, SaveOutcome, SaveServer, Timers } from './ports.ts'

const SAVE_AFTER_MS = 2000
const SAVE_AT_LEAST_EVERY_MS = 10_000
const DRAFT_EVERY_MS = 250
const RETRY_FIRST_MS = 2000
const RETRY_LAST_MS = 60_000

interface AutosaveStart {
  projectId: string
  /** The server's revision the document is based on; 0 for a project it does not have yet. */
  base: number
  epoch: number
  /** Saves an earlier tab sent without hearing the answer. */
  sent?: string[]
}

interface AutosavePorts {
  drafts: DraftStore
  server: SaveServer
  timers: Timers
  newId(): string
}

export class Autosave {
  #project: AutosaveStart
  #ports: AutosavePorts
  #base: number
  #sent: string[]
  #read: (() => ToolDocument) | null = null
  #edits = 0
  #savedEdits = 0
  #saving: Promise<void> | null = null
  /** A save nobody knows the fate of: sent again as the same, it is kept once. */
  #unanswered: { saveId: string; base: number; edits: number } | null = null
  #failures = 0
  #firstUnsavedAt: number | null = null
  #cancelSave: (() => void) | null = null
  #cancelDraft: (() => void) | null = null
  #lastDraftAt = Number.NEGATIVE_INFINITY
  #draftEdits = 0
  #draftWrite: Promise<void> = Promise.resolve()
  /** The last draft lies on this device. */
  #isKept = true
  #state: SaveState = 'saved'
  #listeners = new Set<(state: SaveState) => void>()
  #closed = false

  constructor(project: AutosaveStart, ports: AutosavePorts) {
    this.#project = project
    this.#ports = ports
    this.#base = project.base
    this.#sent = project.sent ?? []
  }

  get state(): SaveState {
    return this.#state
  }

  /** The server's revision that everything acknowledged so far is in. */
  get base(): number {
    return this.#base
  }

  subscribe(listener: (state: SaveState) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  changed(read: () => ToolDocument): void {
    if (this.#closed) return
    this.#read = read
    this.#edits++
    this.#firstUnsavedAt ??= this.#ports.timers.now()
    this.#planDraft()
    if (this.#state === 'conflict' || this.#state === 'gone') return
    if (!['saving', 'offline', 'nowhere'].includes(this.#state)) this.#setState('unsaved')
    if (this.#failures === 0) this.#planSave()
  }

  /** Saves now; resolves when the server has it or when it is known to be only on this device. */
  async flush(options: { leaving?: boolean } = {}): Promise<SaveState> {
    await this.#writeDraft()
    // Whoever waited beside this one may have begun the next save meanwhile.
    while (this.#saving) await this.#saving
    const stuck = this.#state === 'conflict' || this.#state === 'gone'
    if (this.#edits > this.#savedEdits && !stuck) {
      await this.#save(options.leaving ?? false)
    }
    return this.#state
  }

  /** The network is back, or the learner signed in again: no need to wait. */
  async retry(): Promise<void> {
    this.#failures = 0
    await this.flush()
  }

  /** After a conflict: this side's document becomes the next revision after `base`. */
  async overwrite(base: number): Promise<SaveState> {
    this.#base = base
    this.#sent = []
    this.#setState('unsaved')
    return this.flush()
  }

  /** Nothing is written any more: the tab was left, or another one took over. */
  close(): void {
    this.#closed = true
    this.#cancelSave?.()
    this.#cancelDraft?.()
    this.#listeners.clear()
  }

  #setState(state: SaveState): void {
    if (state === this.#state) return
    this.#state = state
    for (const listener of this.#listeners) listener(state)
  }

  /** The first change is kept at once, the following ones a few times a second. */
  #planDraft(): void {
    if (this.#cancelDraft) return
    const wait = this.#lastDraftAt + DRAFT_EVERY_MS - this.#ports.timers.now()
    if (wait <= 0) {
      void this.#writeDraft()
      return
    }
    this.#cancelDraft = this.#ports.timers.after(wait, () => void this.#writeDraft())
  }

  #writeDraft(): Promise<void> {
    this.#cancelDraft?.()
    this.#cancelDraft = null
    if (this.#closed || !this.#read || this.#edits === this.#draftEdits) return this.#draftWrite
    return this.#putDraft(this.#read())
  }

  #putDraft(document: ToolDocument): Promise<void> {
    const changedAt = this.#ports.timers.now()
    this.#lastDraftAt = changedAt
    this.#draftEdits = this.#edits
    const { projectId, epoch } = this.#project
    const draft: Draft = {
      projectId,
      base: this.#base,
      sent: [...this.#sent],
      document,
      changedAt,
      epoch,
    }
    // Storage may be full or forbidden; the server save does not wait for it.
    this.#draftWrite = this.#ports.drafts.put(draft).then(
      () => void (this.#isKept = true),
      () => void (this.#isKept = false),
    )
    return this.#draftWrite
  }

  #planSave(): void {
    const { timers } = this.#ports
    const now = timers.now()
    const latest = (this.#firstUnsavedAt ?? now) + SAVE_AT_LEAST_EVERY_MS
    this.#planSaveIn(Math.max(0, Math.min(SAVE_AFTER_MS, latest - now)))
  }

  #planSaveIn(milliseconds: number): void {
    this.#cancelSave?.()
    this.#cancelSave = this.#ports.timers.after(milliseconds, () => {
      this.#cancelSave = null
      void this.flush()
    })
  }

  async #save(leaving: boolean): Promise<void> {
    if (this.#closed || !this.#read) return
    this.#cancelSave?.()
    this.#cancelSave = null
    this.#saving = this.#attempt(this.#read(), leaving).finally(() => {
      this.#saving = null
    })
    await this.#saving
  }

  async #attempt(document: ToolDocument, leaving: boolean): Promise<void> {
    const edits = this.#edits
    const saveId = this.#saveIdFor(edits)
    this.#setState('saving')
    // The draft names the save before it is sent, so that a lost answer can be recognised later.
    const kept = this.#putDraft(document)
    if (!leaving) await kept
    const request = { base: this.#base, saveId, document }
    this.#unanswered = { saveId, base: this.#base, edits }
    const outcome = await this.#ports.server.save(request, { leaving })
    if (outcome.kind !== 'unreachable') this.#unanswered = null
    if (this.#closed) return
    await this.#settle(outcome, edits, document)
  }

  #saveIdFor(edits: number): string {
    const before = this.#unanswered
    if (before?.edits === edits && before.base === this.#base) return before.saveId
    const saveId = this.#ports.newId()
    this.#sent.push(saveId)
    return saveId
  }

  async #settle(outcome: SaveOutcome, edits: number, document: ToolDocument): Promise<void> {
    switch (outcome.kind) {
      case 'saved':
        return this.#acknowledge(outcome.revision, edits)
      case 'stale':
        if (!this.#sent.includes(outcome.saveId)) return this.#setState('conflict')
        // It was this very tab's save whose answer never came: go on from there.
        this.#base = outcome.revision
        this.#sent = []
        return this.#attempt(document, false)
      case 'full':
        return this.#setKept('full')
      case 'refused':
        return this.#setKept('refused')
      case 'no-space':
        this.#setKept('full')
        return this.#planRetry()
      case 'gone':
        return this.#setState('gone')
      case 'device-only':
        if (this.#isKept) this.#savedEdits = edits
        return this.#setKept('device')
      case 'signed-out':
      case 'unreachable':
        this.#setKept('offline')
        return this.#planRetry()
    }
  }

  /** For what the server does not have: that it is on this device is only said where it is. */
  #setKept(state: SaveState): void {
    this.#setState(this.#isKept ? state : 'nowhere')
  }

  async #acknowledge(revision: number, edits: number): Promise<void> {
    this.#base = revision
    this.#sent = []
    this.#failures = 0
    this.#savedEdits = edits
    if (this.#edits === edits) {
      this.#firstUnsavedAt = null
      await this.#draftWrite
      // A change may have come while the draft was being written, or while it was being removed.
      if (this.#edits === edits) {
        // Where nothing can be removed nothing was kept.
        const { projectId, epoch } = this.#project
        await this.#ports.drafts.remove(projectId, epoch).catch(() => undefined)
        if (this.#edits === edits) return this.#setState('saved')
      }
    }
    this.#firstUnsavedAt = this.#ports.timers.now()
    this.#setState('unsaved')
    if (this.#read) await this.#putDraft(this.#read())
    this.#planSave()
  }

  #planRetry(): void {
    const wait = Math.min(RETRY_FIRST_MS * 2 ** this.#failures, RETRY_LAST_MS)
    this.#failures++
    this.#planSaveIn(wait)
  }
}
