/** A widget as an output: alive while Python knows it, and afterwards as it was last, with a word on how to wake it. */
import type { IRenderMime } from '@jupyterlab/rendermime-interfaces'
import { type ITranslator, nullTranslator } from '@jupyterlab/translation'
import { Panel, Widget } from '@lumino/widgets'
import { shownModel, WIDGET_VIEW } from '@panya/engines/notebook/widget-state.ts'
import { WIDGET_ASLEEP, WIDGET_GONE } from '../content/content-messages.ts'
import { noteElement } from '../content/note.ts'
import { widgetGate } from './widget-gate.ts'

class ShownWidget extends Panel implements IRenderMime.IRenderer {
  readonly #translator: ITranslator

  constructor({ translator }: IRenderMime.IRendererOptions) {
    super()
    this.addClass('panya-widget')
    this.#translator = (translator as ITranslator | undefined) ?? nullTranslator
  }

  async renderModel({ data }: IRenderMime.IMimeModel): Promise<void> {
    const id = shownModel(data[WIDGET_VIEW])
    const shown = id === null ? null : await widgetGate.show(id)
    if (this.isDisposed) return shown?.widget.dispose()
    for (const widget of this.widgets.slice()) widget.dispose()
    if (!shown) return this.#tellGone(data['text/plain'])
    this.addWidget(shown.widget)
    if (shown.asleep) return this.#sleep()
    widgetGate.fellAsleep.connect(this.#sleep, this)
  }

  override dispose(): void {
    widgetGate.fellAsleep.disconnect(this.#sleep, this)
    super.dispose()
  }

  #sleep(): void {
    const [drawn] = this.widgets
    if (!drawn || drawn.node.inert) return
    drawn.node.inert = true
    this.addWidget(new Widget({ node: this.#note(WIDGET_ASLEEP) }))
  }

  #tellGone(words: unknown): void {
    this.addWidget(new Widget({ node: this.#note(WIDGET_GONE) }))
    if (typeof words !== 'string') return
    const text = document.createElement('pre')
    text.textContent = words.slice(0, 2000)
    this.addWidget(new Widget({ node: text }))
  }

  #note(words: string): HTMLElement {
    return noteElement(this.#translator.load('jupyterlab').__(words))
  }
}

export const WIDGET_FACTORY: IRenderMime.IRendererFactory = {
  safe: true,
  mimeTypes: [WIDGET_VIEW],
  defaultRank: 10,
  createRenderer: (options) => new ShownWidget(options),
}
