/** One open notebook: the frame it lives in, what is saved of it, and how its Python is. */
import type { CleanState } from '@panya/domain/notebook/clean-state.ts'
import type { FileRefusal } from '@panya/domain/notebook/data-file.ts'
import { type GradedCell, withRole } from '@panya/domain/notebook/graded/graded-cell.ts'
import type { DataFile, Notebook } from '@panya/domain/notebook/notebook.ts'
import { newerFormat } from '@panya/domain/notebook/read-notebook.ts'
import { NotebookFrame } from '@panya/engines/notebook/notebook-frame.ts'
import type {
  FrameAction,
  FromFrame,
  KernelState,
  OpenMessage,
  View,
} from '@panya/engines/notebook/protocol.ts'
import { runNotebook } from '@panya/engines/notebook/run-notebook.ts'
import { spawnPython } from '@panya/engines/python/spawn-python.ts'
import { pictureBlob, smallPicture } from '../../host/small-picture.ts'
import type { ToolHost } from '../../host/tool-host.ts'
import {
  type CellDifference,
  cleanState,
  compareWithSaved,
  notebookStamp,
} from './core/clean-run.ts'
import { documentOf, emptyProject, type NotebookProject, readProject } from './core/document.ts'
import { lastPicture } from './core/last-picture.ts'

export interface NotebookState {
  /** The frame's own program runs. */
  loaded: boolean
  /** Shown once the notebook can be seen. */
  open: boolean
  kernel: KernelState
  view: View
  packages: { names: string[]; loaded: number; total: number | null } | null
  files: DataFile[]
  clean: CleanState
  differences: CellDifference[]
  /** Cells run and cells in all, while a clean run is going on. */
  checking: { done: number; all: number } | null
}

/** Where somebody is in the notebook, and in which view: it comes back with the page. */
const CELL = 'cell'
const VIEW = 'view'

/** What a learner is told in passing. */
export type NotebookEvent =
  /** Stop had to end Python. */
  | { kind: 'stopped-hard' }
  | { kind: 'file-unkept'; name: string; why: FileRefusal }
  | { kind: 'unsaved'; detail: string }

export class NotebookSession {
  #host: ToolHost
  #project: NotebookProject
  /** As the frame was given it. */
  #sent: NotebookProject | null = null
  #frame: NotebookFrame | null = null
  #listeners = new Set<() => void>()
  #touched = false
  /** Of the cell that ran last; null when it went well. */
  lastError: string | null = null
  #state: NotebookState
  #tell: (event: NotebookEvent) => void = () => {}
  /** Said once; said again when it has been well in between. */
  #unsaved = false

  constructor(host: ToolHost) {
    this.#host = host
    this.#project = projectOf(host) ?? emptyProject()
    this.#state = {
      loaded: false,
      open: false,
      kernel: 'starting',
      view: host.place?.read(VIEW) === 'lab' ? 'lab' : 'notebook',
      packages: null,
      checking: null,
      ...this.#saved(),
    }
  }

  get state(): NotebookState {
    return this.#state
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  onEvent(listener: (event: NotebookEvent) => void): () => void {
    this.#tell = listener
    return () => {
      this.#tell = () => {}
    }
  }

  /** The door to the platform is a new one when language or colours change. */
  meet(host: ToolHost): void {
    if (host.colorScheme !== this.#host.colorScheme) {
      this.#frame?.send({ type: 'theme', theme: host.colorScheme })
    }
    const newer = host.readonly && host.project?.document !== this.#host.project?.document
    this.#host = host
    const project = newer ? projectOf(host) : null
    if (project) this.#follow(project)
  }

  #follow(project: NotebookProject): void {
    this.#project = project
    if (this.#state.open) this.#showNewer()
    this.#become(this.#saved())
  }

  #showNewer(): void {
    const { notebook, files } = this.#project
    this.#frame?.send({ type: 'follow', notebook, files })
  }

  attach(element: HTMLIFrameElement): () => void {
    const frame = new NotebookFrame(
      element,
      () => this.#opening(),
      (message) => this.#hear(message),
    )
    this.#frame = frame
    return () => {
      frame.dispose()
      if (this.#frame === frame) this.#frame = null
    }
  }

  act(action: FrameAction): void {
    if (action !== 'stop' && action !== 'add-cell') this.#host.activity({ kind: 'run' })
    this.#frame?.send({ type: 'do', action })
  }

  /** Nothing has been written yet. */
  get isBlank(): boolean {
    const { notebook, files } = this.#project
    return files.length === 0 && notebook.cells.every((cell) => cell.source.trim() === '')
  }

  /** The version of the format, when it is newer than what is known here. */
  get newerFormat(): string | null {
    return newerFormat(this.#project.notebook)
  }

  get notebook(): Notebook {
    return this.#project.notebook
  }

  document() {
    return documentOf(this.#project)
  }

  /** The same notebook in the other view: everything is handed over first. */
  async show(view: View): Promise<void> {
    await this.#frame?.flush()
    this.#host.place?.keep(VIEW, view)
    this.#become({ view, open: false, kernel: 'starting' })
  }

  get project(): NotebookProject {
    return this.#project
  }

  /** With what was typed a moment ago. */
  async latest(): Promise<NotebookProject> {
    await this.#frame?.flush()
    return this.#project
  }

  /** What part a cell plays when the notebook is graded; null: none. */
  giveRole(id: string, graded: GradedCell | null): void {
    const { notebook } = this.#project
    const cells = notebook.cells.map((cell) => (cell.id === id ? withRole(cell, graded) : cell))
    const nbgrader = cells.find((cell) => cell.id === id)?.metadata['nbgrader'] ?? null
    this.#frame?.send({ type: 'roles', cells: [{ id, nbgrader }] })
    this.#touched = true
    this.#project = { ...this.#project, notebook: { ...notebook, cells } }
    this.#become(this.#saved())
    this.#save()
  }

  changeFiles(put: DataFile[], removed: string[]): void {
    this.#frame?.send({ type: 'files', put, removed })
  }

  async runClean(): Promise<void> {
    if (this.#state.checking) return
    await this.#frame?.flush()
    const { notebook, files } = this.#project
    this.#become({ checking: { done: 0, all: notebook.cells.length } })
    const python = spawnPython()
    try {
      const ran = await runNotebook(python, notebook, files, {
        locale: this.#host.locale,
        onProgress: (done, all) => this.#become({ checking: { done, all } }),
      })
      const differences = compareWithSaved(notebook, ran)
      this.#keepClean(notebook, differences)
    } finally {
      python.dispose()
      this.#become({ checking: null })
    }
  }

  #keepClean(notebook: Notebook, differences: CellDifference[]): void {
    const clean = { stamp: notebookStamp(notebook), at: new Date().toISOString(), differences }
    this.#project = { ...this.#project, clean }
    this.#frame?.send({ type: 'mark', cells: differences.map((one) => one.id) })
    this.#host.activity({ kind: differences.length === 0 ? 'check-passed' : 'check-failed' })
    this.#become(this.#saved())
    this.#save()
  }

  #opening(): OpenMessage {
    const { notebook, files } = this.#project
    const { readonly, colorScheme, place } = this.#host
    this.#sent = this.#project
    const cell = place?.read(CELL)
    return {
      type: 'open',
      notebook,
      files,
      readonly,
      theme: colorScheme,
      ...(typeof cell === 'number' && { cell }),
    }
  }

  #hear(message: FromFrame): void {
    switch (message.type) {
      case 'loaded':
        return this.#become({ loaded: true })
      case 'flushed':
        return
      case 'opened':
        // What came while the frame was opening has not been shown yet.
        if (this.#project !== this.#sent) this.#showNewer()
        this.#frame?.send({ type: 'theme', theme: this.#host.colorScheme })
        return this.#become({ open: true })
      case 'kernel':
        return this.#become({ kernel: message.state, packages: null })
      case 'packages':
        return this.#become({ packages: message })
      case 'stopped-hard':
        return this.#tell({ kind: 'stopped-hard' })
      case 'unkept':
        return this.#tell({ kind: 'file-unkept', name: message.name, why: message.why })
      case 'unsaved':
        if (!this.#unsaved) this.#tell({ kind: 'unsaved', detail: message.detail })
        this.#unsaved = true
        return
      case 'ran':
        this.lastError = message.error
        if (message.error !== null) this.#host.activity({ kind: 'error', detail: message.error })
        return
      case 'clicked':
        return this.#host.pointed?.(placeOf(message))
      case 'moved':
        return this.#host.place?.keep(CELL, message.cell)
      case 'changed':
        return this.#take(message.notebook, message.files)
      default:
        return message satisfies never
    }
  }

  #take(notebook: Notebook, files: DataFile[]): void {
    const before = this.#project
    this.#unsaved = false
    this.#project = { ...before, notebook, files }
    // Opening completes the notebook's own description; that alone is no reason to save.
    if (!this.#touched && isSame(before, this.#project)) return
    this.#touched = true
    this.#become(this.#saved())
    this.#save()
    this.#picture(before.notebook)
  }

  #save(): void {
    if (!this.#host.readonly) this.#host.changed(() => this.document())
  }

  /** The card of the project shows the last picture that a cell drew. */
  #picture(before: Notebook): void {
    const picture = lastPicture(this.#project.notebook)
    if (this.#host.readonly || !picture || picture.data === lastPicture(before)?.data) return
    this.#host.pictured(() => smallPicture(pictureBlob(picture)))
  }

  #saved(): Pick<NotebookState, 'files' | 'clean' | 'differences'> {
    const { notebook, files, clean } = this.#project
    return { files, clean: cleanState(notebook, clean), differences: clean?.differences ?? [] }
  }

  #become(change: Partial<NotebookState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** As the page calls a cell, with its first line for the day when cells have moved. */
function placeOf({ cell, words }: Extract<FromFrame, { type: 'clicked' }>): string {
  return words === '' ? `${cell}` : `${cell} (${words.slice(0, 40)})`
}

/** Null when there is none that can be read; the screen then says so instead of opening a session. */
function projectOf({ project }: ToolHost): NotebookProject | null {
  const read = project && readProject(project.document)
  return read?.ok ? read.project : null
}

function isSame(a: NotebookProject, b: NotebookProject): boolean {
  const seen = ({ notebook, files }: NotebookProject) => [
    notebookStamp(notebook),
    files.map((file) => [file.name, file.text ?? file.base64]),
  ]
  return JSON.stringify(seen(a)) === JSON.stringify(seen(b))
}
