/** Draws widgets and carries their messages. Loaded when the first is wanted; knows ipywidgets' own parts only. */
import {
  type DOMWidgetModel,
  type DOMWidgetView,
  type ICallbacks,
  type IClassicComm,
  shims,
  type WidgetModel,
  type WidgetView,
} from '@jupyter-widgets/base'
import { ManagerBase } from '@jupyter-widgets/base-manager'
import { OutputAreaModel, SimplifiedOutputArea } from '@jupyterlab/outputarea'
import type { IRenderMimeRegistry } from '@jupyterlab/rendermime'
import type { Kernel, KernelMessage } from '@jupyterlab/services'
import type { ITranslator } from '@jupyterlab/translation'
import { Panel } from '@lumino/widgets'
import type { WidgetState } from '@panya/engines/notebook/widget-state.ts'
import { finishContent } from '../content/links-and-pictures.ts'
import { sanitizeHtml } from '../content/sanitize-html.ts'
import { modelClass, UnknownView, viewClass } from './known-widgets.ts'
import type { ShownModel } from './widget-gate.ts'
import './widgets.css'

export interface WidgetSurroundings {
  rendermime: IRenderMimeRegistry
  translator: ITranslator
  kernel(): Kernel.IKernelConnection | null
  /** A widget is not as it was. */
  onChange(): void
}

const INLINE = 'a abbr b code em i img li ol span strong sub sup u ul'.split(' ')
/** For a model that waits for others, which may never come. */
const PATIENCE_MS = 5000
/** Of one widget with all that is in it. */
const MOST_VIEWS = 2000
const MOST_DEPTH = 40
/** What the functions of a widget may print before the beginning is forgotten. */
const MOST_PRINTED = 64 * 1024
const MOST_OUTPUTS = 50

type View = WidgetView & { options?: { parent?: View } }

export class WidgetManager extends ManagerBase {
  readonly around: WidgetSurroundings
  /** By the element of the widget: where its functions print. */
  readonly #printed = new WeakMap<Element, Printed>()
  readonly #views = new WeakMap<View, number>()

  constructor(around: WidgetSurroundings) {
    super()
    this.around = around
  }

  /** For the formulas in labels. */
  get _rendermime(): IRenderMimeRegistry {
    return this.around.rendermime
  }

  async opened(comm: Kernel.IComm, message: KernelMessage.ICommOpenMsg): Promise<void> {
    await this.handle_comm_open(new shims.services.Comm(comm), message)
    this.around.onChange()
  }

  async show(id: string, saved: WidgetState | null): Promise<ShownModel | null> {
    if (!this.has_model(id)) {
      if (!saved || !Object.hasOwn(saved.state, id)) return null
      void this.set_state(this.filterExistingModelState(saved)).catch(() => undefined)
      // It registers its models a moment later.
      await Promise.resolve()
    }
    const model = (await within(PATIENCE_MS, this.get_model(id))) as DOMWidgetModel | null
    const drawn = model && (await within(PATIENCE_MS, this.create_view(model as never)))
    const view = drawn as DOMWidgetView | null
    if (!model || !view) return null
    const widget = new Panel()
    widget.addClass('panya-widget-view')
    // Arrows move the slider, not the notebook; the shortcuts look at what has the focus itself.
    widget.node.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) target.setAttribute('data-lm-suppress-shortcuts', '')
    })
    widget.addWidget(view.luminoWidget)
    const printed = new Printed(this.around.rendermime)
    widget.addWidget(printed.area)
    this.#printed.set(widget.node, printed)
    return { widget, asleep: model.comm_live !== true }
  }

  /** Null when somebody's widget cannot be written down: then what was kept stays. */
  async state(): Promise<WidgetState | null> {
    const state = await this.get_state().catch(() => null)
    return state as unknown as WidgetState | null
  }

  /** Of the models that nobody in Python looks after. */
  async renew(saved: WidgetState): Promise<void> {
    await this.set_state(saved as never)
  }

  override register_model(id: string, promise: Promise<WidgetModel>): void {
    super.register_model(id, promise)
    void promise.then(
      (model) => model.on('change', () => this.around.onChange()),
      () => undefined,
    )
  }

  override create_view(model: never, options: { parent?: View } = {}): Promise<never> {
    if (!this.#hasRoom(model, options.parent)) {
      return new UnknownView({ model, options }).rendered() as Promise<never>
    }
    return super.create_view(model, options)
  }

  /** A box may be in itself, and ten in each of ten: drawing would never end. */
  #hasRoom(model: WidgetModel, parent: View | undefined): boolean {
    let top: View | undefined
    let depth = 0
    for (let view = parent; view; view = view.options?.parent) {
      if (view.model === model || ++depth > MOST_DEPTH) return false
      top = view
    }
    if (!top) return true
    const count = (this.#views.get(top) ?? 0) + 1
    this.#views.set(top, count)
    return count <= MOST_VIEWS
  }

  /** What a function of the widget prints stands below the widget. */
  override callbacks(view?: WidgetView): ICallbacks {
    const element = view?.el.closest('.panya-widget-view')
    const printed = element && this.#printed.get(element)
    if (!printed) return {}
    return {
      iopub: {
        output: (message) => printed.add(message as KernelMessage.IIOPubMessage),
        clear_output: (message) =>
          printed.clear((message as KernelMessage.IClearOutputMsg).content.wait),
      },
    }
  }

  override inline_sanitize(source: string): string {
    return sanitizeHtml(String(source), INLINE).html
  }

  /** Called by the views of HTML in the place of writing it themselves (patch-loader.cjs). */
  show_html(host: HTMLElement, source: unknown): void {
    host.innerHTML = this.around.rendermime.sanitizer.sanitize(String(source))
    host.classList.add('jp-RenderedHTMLCommon')
    const { resolver, linkHandler } = this.around.rendermime
    void finishContent(host, { resolver: resolver ?? null, linkHandler: linkHandler ?? null })
  }

  protected override async loadClass(): Promise<never> {
    throw new Error('asked for by kind')
  }

  protected override async loadModelClass(...named: [string, string, string]): Promise<never> {
    return modelClass(...named) as never
  }

  protected override async loadViewClass(...named: [string, string, string]): Promise<never> {
    return viewClass(...named) as never
  }

  protected async _create_comm(
    target: string,
    id?: string,
    data?: never,
    metadata?: never,
    buffers?: ArrayBuffer[] | ArrayBufferView[],
  ): Promise<IClassicComm> {
    const kernel = this.around.kernel()
    if (!kernel) throw new Error('Python is not there')
    const comm = kernel.createComm(target, id)
    if (data || metadata) comm.open(data, metadata, buffers as never)
    return new shims.services.Comm(comm)
  }

  protected async _get_comm_info(): Promise<object> {
    return {}
  }
}

/** Below a widget: it is cleared without the widget, and forgotten with it. */
class Printed {
  readonly area: SimplifiedOutputArea
  #characters = 0

  constructor(rendermime: IRenderMimeRegistry) {
    const model = new OutputAreaModel({ trusted: false })
    this.area = new SimplifiedOutputArea({ model, rendermime })
  }

  add(message: KernelMessage.IIOPubMessage): void {
    const { model } = this.area
    this.#characters += JSON.stringify(message.content).length
    if (this.#characters > MOST_PRINTED || model.length >= MOST_OUTPUTS) this.clear(false)
    model.add({ ...message.content, output_type: message.header.msg_type } as never)
  }

  clear(wait: boolean): void {
    this.#characters = 0
    this.area.model.clear(wait)
  }
}

async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  try {
    return await Promise.race([promise, late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
