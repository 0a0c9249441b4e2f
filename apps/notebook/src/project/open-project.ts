/** Ties the open notebook to the page: what changes here is saved there, what is pressed there runs here. */
import type { JupyterFrontEnd } from '@jupyterlab/application'
import type { IThemeManager } from '@jupyterlab/apputils'
import { NotebookActions, type NotebookPanel } from '@jupyterlab/notebook'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { PYTHON_METADATA } from '@panya/domain/notebook/notebook.ts'
import { readNotebook } from '@panya/domain/notebook/read-notebook.ts'
import type {
  FrameAction,
  KernelState,
  OpenMessage,
  ToFrame,
} from '@panya/engines/notebook/protocol.ts'
import type { PythonPool } from '../kernel/python-pool.ts'
import { onPageMessage, tellPage } from '../page.ts'
import type { Project } from '../services.ts'
import { themeName } from '../themes.ts'
import { widgetGate } from '../widgets/widget-gate.ts'
import { followNotebook } from './follow-notebook.ts'
import { ProjectDrive } from './project-drive.ts'

/** Short enough that a closed tab loses nothing, long enough to write a word. */
const QUIET_MS = 250
/** Of a cell's first line, enough to know it by. */
const MOST_WORDS = 200

/** The project's place: there before anybody has said which project it is. */
export function makeProject(pool: PythonPool, locale: Locale): Project {
  const drive = new ProjectDrive()
  const kernels: Project['kernels'] = new Map()
  let state: KernelState | null = null
  drive.onEdited = (path) => {
    const file = drive.files.find((one) => one.name === path) ?? null
    for (const kernel of kernels.values()) kernel.noteFile(path, file)
  }
  return {
    drive,
    kernels,
    tellKernel: () => state && tellPage({ type: 'kernel', state }),
    dependencies: {
      client: () => pool.take(),
      locale,
      files: () => drive.files,
      onFile: (file) => {
        const why = drive.put(file)
        if (why) tellPage({ type: 'unkept', name: file.name.slice(0, 200), why })
      },
      onRemoved: (name) => drive.remove(name),
      onState(next) {
        if (next !== state) tellPage({ type: 'kernel', state: next })
        state = next
      },
      onPackages: ({ names, loaded, total }) =>
        tellPage({ type: 'packages', names, loaded, total }),
      onRan: (error) => tellPage({ type: 'ran', error }),
      onStoppedHard: () => {
        void widgetGate.sleep()
        tellPage({ type: 'stopped-hard' })
      },
    },
  }
}

export function fillProject({ drive }: Project, { notebook, files }: OpenMessage): void {
  // There is one kernel and one language, whatever a notebook says it was written for.
  const metadata = { ...notebook.metadata, ...PYTHON_METADATA }
  drive.fill({ ...notebook, metadata }, files)
}

export interface OpenedProject extends Project {
  readonly: boolean
}

export async function connectProject(
  app: JupyterFrontEnd,
  project: OpenedProject,
  panel: NotebookPanel,
  themes: IThemeManager,
): Promise<void> {
  await panel.context.ready
  const saver = new Saver(project, panel)
  panel.context.model.contentChanged.connect(() => saver.soon())
  // Whoever was quick has written before the page was there.
  if (panel.context.model.dirty) saver.soon()
  saver.keepBeforeLeaving()
  project.drive.onChanged = () => saver.filesChanged()
  onPageMessage((message) => void obey(message))
  panel.content.node.addEventListener('click', ({ target }) => tellClicked(panel, target))
  // The page may not have been there to hear it.
  project.tellKernel()
  tellPage({ type: 'opened' })

  async function obey(message: ToFrame): Promise<void> {
    switch (message.type) {
      case 'open':
      case 'hello':
        return
      case 'theme':
        if (themes.theme !== themeName(message.theme))
          await themes.setTheme(themeName(message.theme))
        return
      case 'files':
        return bring(message)
      case 'follow':
        return follow(message)
      case 'mark':
        return mark(panel, message.cells)
      case 'roles':
        return giveRoles(panel, message.cells)
      case 'flush':
        await saver.now()
        return tellPage({ type: 'flushed', id: message.id })
      case 'do':
        return act(message.action)
    }
  }

  function bring({ put, removed }: Extract<ToFrame, { type: 'files' }>): void {
    for (const file of put) project.drive.put(file)
    for (const name of removed) project.drive.remove(name)
    for (const name of [...put.map((file) => file.name), ...removed]) project.drive.onEdited(name)
  }

  function follow({ notebook, files }: Extract<ToFrame, { type: 'follow' }>): void {
    const { drive } = project
    void widgetGate.followed(notebook)
    followNotebook(panel, drive.notebook, notebook)
    drive.follow(notebook)
    const kept = new Set(files.map((file) => file.name))
    const known = new Map(drive.files.map((file) => [file.name, JSON.stringify(file)]))
    bring({
      type: 'files',
      put: files.filter((file) => known.get(file.name) !== JSON.stringify(file)),
      removed: [...known.keys()].filter((name) => !kept.has(name)),
    })
  }

  async function act(action: FrameAction): Promise<void> {
    const { sessionContext } = panel
    if (action === 'stop') await sessionContext.session?.kernel?.interrupt()
    if (action === 'restart' || action === 'restart-run-all') {
      await sessionContext.session?.kernel?.restart()
    }
    if (action === 'run-all' || action === 'restart-run-all') {
      await NotebookActions.runAll(panel.content, sessionContext)
    }
    if (action === 'add-cell') NotebookActions.insertBelow(panel.content)
    app.commands.notifyCommandChanged()
  }
}

/** Whoever looks on may want to say something about it. */
function tellClicked({ content }: NotebookPanel, target: EventTarget | null): void {
  const at = content.widgets.findIndex((cell) => cell.node.contains(target as Node | null))
  const cell = content.widgets[at]
  if (!cell) return
  const [words = ''] = cell.model.sharedModel.getSource().trim().split('\n')
  tellPage({ type: 'clicked', cell: at + 1, words: words.slice(0, MOST_WORDS) })
}

/** Writes the notebook into the drive and tells the page, a moment after the last change. */
class Saver {
  readonly #project: OpenedProject
  readonly #panel: NotebookPanel
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(project: OpenedProject, panel: NotebookPanel) {
    this.#project = project
    this.#panel = panel
  }

  soon(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.now(), QUIET_MS)
  }

  /** A page that is short of memory goes without a word once it is hidden: what was typed is handed over by then. */
  keepBeforeLeaving(): void {
    const now = () => void this.now()
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') now()
    })
    document.addEventListener('freeze', now)
    window.addEventListener('pagehide', now)
  }

  filesChanged(): void {
    this.#tell()
  }

  async now(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    if (!this.#panel.context.model.dirty || this.#project.readonly) return
    await widgetGate.keep()
    await this.#panel.context.save()
  }

  #tell(): void {
    if (this.#project.readonly) return
    const { notebook, files } = this.#project.drive
    const read = readNotebook(notebook)
    if (read.ok) tellPage({ type: 'changed', notebook: read.notebook, files })
    else tellPage({ type: 'unsaved', detail: read.detail })
  }
}

function giveRoles(
  panel: NotebookPanel,
  cells: Extract<ToFrame, { type: 'roles' }>['cells'],
): void {
  const given = new Map(cells.map(({ id, nbgrader }) => [id, nbgrader]))
  for (const { model } of panel.content.widgets) {
    if (!given.has(model.id)) continue
    const role = given.get(model.id)
    if (role === null) model.deleteMetadata('nbgrader')
    else model.setMetadata('nbgrader', role)
  }
}

function mark(panel: NotebookPanel, cells: string[]): void {
  const marked = new Set(cells)
  for (const widget of panel.content.widgets) {
    if (marked.has(widget.model.id)) widget.node.dataset['jpClean'] = 'differs'
    else delete widget.node.dataset['jpClean']
  }
}
