/** One opened project in one tab: autosaves it, keeps its title and picture, and ends cleanly. */
import { cleanTitle } from '@panya/domain/project/title.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { Autosave } from '@panya/tools/host/autosave/autosave.ts'
import { onLeaving, onReturning } from '@panya/tools/host/page-life.ts'
import type { SaveState, ToolDocument } from '@panya/tools/host/tool-host.ts'
import { draftStore } from '../../adapters/projects/draft-store.ts'
import { putThumbnail, renameProject } from '../../adapters/projects/projects-api.ts'
import { DEVICE_ONLY, saveServer } from '../../adapters/projects/save-server.ts'
import type { OpenedProject } from './open-project.ts'
import { imageFromDataUrl } from './thumbnail.ts'

const THUMBNAIL_EVERY_MS = 30_000

const timers = {
  now: () => Date.now(),
  after(milliseconds: number, run: () => void) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

export interface ToolSessionOptions {
  user: number
  guest: boolean
  tool: ToolPath
  opened: OpenedProject
  /** The first change gives a new project its place in the address. */
  onFirstChange(): void
}

export class ToolSession {
  readonly id: string
  #title: string
  #autosave: Autosave
  #options: ToolSessionOptions
  #thumbnail: (() => Promise<string | null>) | null = null
  #lastThumbnailAt = 0
  #changedOnce = false
  #read: () => ToolDocument
  #stop: (() => void)[] = []
  readonly #fileListeners = new Set<(file: File) => void>()

  constructor(options: ToolSessionOptions) {
    const { user, guest, tool, opened } = options
    this.#options = options
    this.id = opened.id
    this.#title = opened.title
    this.#read = () => opened.document
    const info = { tool, title: () => this.#title }
    this.#autosave = new Autosave(
      { projectId: opened.id, base: opened.base, epoch: opened.epoch, sent: opened.sent },
      {
        drafts: draftStore(user, () => ({ tool, title: this.#title })),
        server: guest ? DEVICE_ONLY : saveServer(opened.id, info),
        timers,
        newId: () => crypto.randomUUID(),
      },
    )
    this.#listen()
    if (opened.unsaved) this.changed(() => opened.document)
  }

  get state(): SaveState {
    return this.#autosave.state
  }

  get base(): number {
    return this.#autosave.base
  }

  get title(): string {
    return this.#title
  }

  subscribe = (listener: () => void): (() => void) => this.#autosave.subscribe(listener)

  changed(read: () => ToolDocument, options?: { thumbnail?: () => Promise<string | null> }): void {
    if (options?.thumbnail) this.#thumbnail = options.thumbnail
    this.#read = read
    this.#autosave.changed(read)
    if (this.#changedOnce) return
    this.#changedOnce = true
    this.#options.onFirstChange()
  }

  /** Sent when everything is saved: a project that is not on the server yet has no place for it. */
  pictured(thumbnail: () => Promise<string | null>): void {
    this.#thumbnail = thumbnail
    this.#lastThumbnailAt = 0
    if (this.#autosave.state === 'saved') void this.#sendThumbnail().catch(() => undefined)
  }

  /** The document as it is on the screen now. */
  current(): ToolDocument {
    return this.#read()
  }

  flush(): Promise<SaveState> {
    return this.#autosave.flush()
  }

  /** Files that the tool's screen opens itself; false while nobody listens. */
  offerFile(file: File): boolean {
    for (const listener of this.#fileListeners) listener(file)
    return this.#fileListeners.size > 0
  }

  listenToFiles = (listener: (file: File) => void): (() => void) => {
    this.#fileListeners.add(listener)
    return () => this.#fileListeners.delete(listener)
  }

  /** After a conflict: what is here becomes the revision after the server's. */
  overwrite(base: number): Promise<SaveState> {
    return this.#autosave.overwrite(base)
  }

  async rename(title: string, fallback: string): Promise<string> {
    this.#title = cleanTitle(title, fallback)
    if (this.base > 0) await renameProject(this.id, this.#title)
    return this.#title
  }

  /** Ends it; what is pending is on its way or in the draft. */
  close(): void {
    for (const stop of this.#stop) stop()
    void this.#autosave.flush({ leaving: true }).finally(() => this.#autosave.close())
  }

  /** Another tab took over: not one more byte from here. */
  abandon(): void {
    for (const stop of this.#stop) stop()
    this.#autosave.close()
  }

  #listen(): void {
    const goOn = () => void this.#autosave.retry()
    window.addEventListener('online', goOn)
    this.#stop.push(
      onLeaving(() => void this.#autosave.flush({ leaving: true })),
      onReturning(goOn),
      () => window.removeEventListener('online', goOn),
      this.#autosave.subscribe((state) => {
        if (state === 'saved') void this.#sendThumbnail().catch(() => undefined)
      }),
    )
  }

  async #sendThumbnail(): Promise<void> {
    const now = Date.now()
    if (!this.#thumbnail || now - this.#lastThumbnailAt < THUMBNAIL_EVERY_MS) return
    this.#lastThumbnailAt = now
    const picture = await this.#thumbnail()
    const image = picture === null ? null : imageFromDataUrl(picture)
    if (image) await putThumbnail(this.id, image)
  }
}
