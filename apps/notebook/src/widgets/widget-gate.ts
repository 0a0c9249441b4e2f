/** The way to widgets: nothing of their code is loaded before a cell makes one or a saved one is to be shown. */
import type { NotebookPanel } from '@jupyterlab/notebook'
import type { IRenderMimeRegistry } from '@jupyterlab/rendermime'
import type { Kernel } from '@jupyterlab/services'
import { Signal } from '@lumino/signaling'
import type { Widget } from '@lumino/widgets'
import type { Notebook } from '@panya/domain/notebook/notebook.ts'
import {
  modelsShown,
  savedWidgets,
  stateToKeep,
  WIDGET_STATE,
  type WidgetState,
} from '@panya/engines/notebook/widget-state.ts'
import type { WidgetManager } from './widget-manager.ts'

const TARGET = 'jupyter.widget'
/** Between a change on a widget and its being written into the notebook. */
const KEEP_MS = 1000

export interface ShownModel {
  widget: Widget
  /** Nobody in Python answers it any more. */
  asleep: boolean
}

class WidgetGate {
  #panel: NotebookPanel | null = null
  #manager: Promise<WidgetManager> | null = null
  #timer: ReturnType<typeof setTimeout> | null = null
  /** Python is another one now: what was drawn for the last stands there and does nothing. */
  readonly fellAsleep = new Signal<this, void>(this)

  /** A notebook is open: its kernel may ask for widgets from now on. */
  attach(panel: NotebookPanel): void {
    this.#panel = panel
    const { sessionContext } = panel
    const hear = (kernel: Kernel.IKernelConnection | null | undefined): void =>
      kernel?.registerCommTarget(TARGET, async (comm, message) => {
        await (await this.#load()).opened(comm, message)
      })
    hear(sessionContext.session?.kernel)
    sessionContext.kernelChanged.connect((_, { newValue }) => {
      void this.sleep()
      hear(newValue)
    })
    sessionContext.statusChanged.connect((_, status) => {
      if (status === 'restarting' || status === 'autorestarting') void this.sleep()
    })
  }

  /** Null when it is neither in Python nor in what the notebook has kept. */
  async show(id: string): Promise<ShownModel | null> {
    const manager = await this.#load()
    return manager.show(id, this.#saved())
  }

  async sleep(): Promise<void> {
    if (!this.#manager) return
    ;(await this.#manager).disconnect()
    this.fellAsleep.emit()
  }

  /** What the notebook has kept has changed while somebody looks on. */
  async followed({ metadata }: Notebook): Promise<void> {
    this.#write(metadata['widgets'])
    const saved = this.#saved()
    if (this.#manager && saved) await (await this.#manager).renew(saved)
  }

  /** Writes how the widgets are now into the notebook, before it is saved. */
  async keep(): Promise<void> {
    const panel = this.#panel
    if (!panel?.model) return
    const shown = modelsShown(panel.model.toJSON() as unknown as Notebook)
    const now = this.#manager && (await (await this.#manager).state())
    const all = { ...this.#saved()?.state, ...now?.state }
    const kept = stateToKeep({ version_major: 2, version_minor: 0, state: all }, shown)
    this.#write(kept ? { [WIDGET_STATE]: kept } : undefined)
  }

  #write(widgets: unknown): void {
    const model = this.#panel?.model
    if (!model || JSON.stringify(model.getMetadata('widgets')) === JSON.stringify(widgets)) return
    if (widgets === undefined) model.deleteMetadata('widgets')
    else model.setMetadata('widgets', structuredClone(widgets))
  }

  #saved(): WidgetState | null {
    const { metadata = {} } = this.#panel?.model ?? {}
    return savedWidgets(structuredClone(metadata) as Record<string, unknown>)
  }

  #load(): Promise<WidgetManager> {
    this.#manager ??= this.#make()
    return this.#manager
  }

  async #make(): Promise<WidgetManager> {
    const panel = this.#panel
    if (!panel) throw new Error('no notebook is open')
    const { WidgetManager } = await import(/* webpackChunkName: "widgets" */ './widget-manager.ts')
    return new WidgetManager({
      rendermime: panel.content.rendermime as IRenderMimeRegistry,
      translator: panel.content.translator,
      kernel: () => panel.sessionContext.session?.kernel ?? null,
      onChange: () => {
        this.#timer ??= setTimeout(() => {
          this.#timer = null
          void this.keep()
        }, KEEP_MS)
      },
    })
  }
}

export const widgetGate = new WidgetGate()
