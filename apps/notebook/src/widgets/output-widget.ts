/** The Output widget: while it is told which request to catch, that request's outputs stand in it, not below the cell. */
import {
  OutputModel as PlainOutputModel,
  OutputView as PlainOutputView,
} from '@jupyter-widgets/output'
import type { IOutput } from '@jupyterlab/nbformat'
import { OutputAreaModel, SimplifiedOutputArea } from '@jupyterlab/outputarea'
import { KernelMessage } from '@jupyterlab/services'
import { PanelLayout } from '@lumino/widgets'
import type { WidgetManager } from './widget-manager.ts'

/** Python is told what stands here a moment after the last change, unless it is very much. */
const TELL_MS = 300
const MOST_TOLD = 256 * 1024

export class OutputModel extends PlainOutputModel {
  declare widget_manager: WidgetManager
  declare shown: OutputAreaModel
  declare places: Map<string, number>
  declare release: () => void
  declare timer: ReturnType<typeof setTimeout> | undefined

  override defaults(): Backbone.ObjectHash {
    return { ...super.defaults(), msg_id: '', outputs: [] }
  }

  override initialize(attributes: never, options: never): void {
    super.initialize(attributes, options)
    this.shown = new OutputAreaModel({ trusted: false })
    this.places = new Map()
    this.release = () => undefined
    this.listenTo(this, 'change:msg_id', () => this.catchOutputs())
    this.listenTo(this, 'change:outputs', (_, __, how?: { caught?: boolean }) => {
      if (!how?.caught) this.showOutputs()
    })
    this.catchOutputs()
    this.showOutputs()
  }

  /** Only while Python says so: what is in a saved notebook catches nothing. */
  catchOutputs(): void {
    this.release()
    const kernel = this.comm_live ? this.widget_manager.around.kernel() : null
    const message: unknown = this.get('msg_id')
    if (!kernel || typeof message !== 'string' || message === '') return
    const hook = (caught: KernelMessage.IIOPubMessage): boolean => !this.takes(caught)
    kernel.registerMessageHook(message, hook)
    this.release = () => kernel.removeMessageHook(message, hook)
  }

  takes(message: KernelMessage.IIOPubMessage): boolean {
    if (KernelMessage.isClearOutputMsg(message)) {
      this.shown.clear(message.content.wait)
      this.places.clear()
    } else if (KernelMessage.isUpdateDisplayDataMsg(message)) {
      const place = this.places.get(String(message.content.transient.display_id))
      if (place === undefined) return false
      this.shown.set(place, { ...message.content, output_type: 'display_data' } as IOutput)
    } else if (isOutput(message)) {
      this.shown.add({ ...message.content, output_type: message.header.msg_type } as IOutput)
      this.notePlace(message)
    } else return false
    this.set({ outputs: this.shown.toJSON() }, { caught: true } as never)
    this.timer ??= setTimeout(() => this.tell(), TELL_MS)
    return true
  }

  notePlace(message: KernelMessage.IIOPubMessage): void {
    const { transient } = message.content as { transient?: { display_id?: string } }
    if (transient?.display_id) this.places.set(transient.display_id, this.shown.length - 1)
  }

  tell(): void {
    this.timer = undefined
    if (JSON.stringify(this.get('outputs')).length < MOST_TOLD) this.save_changes()
  }

  showOutputs(): void {
    const outputs: unknown = this.get('outputs')
    this.shown.clear()
    this.places.clear()
    if (Array.isArray(outputs)) this.shown.fromJSON(outputs.filter(isKept) as IOutput[])
  }

  override close(closed?: boolean): Promise<void> {
    this.release()
    clearTimeout(this.timer)
    return super.close(closed)
  }
}

function isOutput(message: KernelMessage.IIOPubMessage): boolean {
  return ['display_data', 'error', 'execute_result', 'stream'].includes(message.header.msg_type)
}

/** A notebook, or a program, may say anything. */
function isKept(output: unknown): boolean {
  if (typeof output !== 'object' || output === null || !('output_type' in output)) return false
  const { output_type: type, text, data, traceback } = output as Record<string, unknown>
  if (type === 'stream') return typeof text === 'string'
  if (type === 'error') return Array.isArray(traceback)
  const shows = type === 'display_data' || type === 'execute_result'
  return shows && typeof data === 'object' && data !== null
}

export class OutputView extends PlainOutputView {
  declare model: OutputModel

  override render(): void {
    super.render()
    const { rendermime } = this.model.widget_manager.around
    const area = new SimplifiedOutputArea({ model: this.model.shown, rendermime })
    const layout = new PanelLayout()
    this.luminoWidget.layout = layout
    this.luminoWidget.addClass('jupyter-widgets')
    layout.addWidget(area)
    this.update()
  }
}
