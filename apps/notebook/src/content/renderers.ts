/**
 * Every kind of output a notebook can hold and how it is shown. None of them asks whether the notebook is trusted:
 * what a cell says of itself, or where it came from, changes nothing.
 */

import {
  MimeModel,
  RenderedCommon,
  RenderedHTML,
  RenderedLatex,
  RenderedMarkdown,
  RenderedText,
} from '@jupyterlab/rendermime'
import type { IRenderMime } from '@jupyterlab/rendermime-interfaces'
import { isPictureData } from '@panya/domain/html/safe-address.ts'
import { WIDGET_FACTORY } from '../widgets/shown-widget.ts'
import { PICTURE_UNREADABLE, SCRIPT_OFF } from './content-messages.ts'
import { errorCard, readError } from './error-card.ts'
import { finishContent } from './links-and-pictures.ts'
import { noteElement } from './note.ts'
import { svgAddress } from './svg-picture.ts'

type Options = IRenderMime.IRendererOptions
type Model = IRenderMime.IMimeModel

function withoutTrust({ data, metadata }: Model): Model {
  return new MimeModel({ data, metadata, trusted: false })
}

class ShownScript extends RenderedCommon {
  constructor(options: Options) {
    super(options)
    this.addClass('jp-RenderedHTMLCommon')
  }

  override async render(): Promise<void> {
    this.node.append(noteElement(this.translator.load('jupyterlab').__(SCRIPT_OFF)))
  }
}

class ShownPicture extends RenderedCommon {
  constructor(options: Options) {
    super(options)
    this.addClass(options.mimeType === 'image/svg+xml' ? 'jp-RenderedSVG' : 'jp-RenderedImage')
  }

  override async render({ data, metadata }: Model): Promise<void> {
    const src = this.#address(data[this.mimeType])
    if (src === null) {
      this.node.append(noteElement(this.translator.load('jupyterlab').__(PICTURE_UNREADABLE)))
      return
    }
    const image = document.createElement('img')
    const words = data['text/plain']
    image.alt = typeof words === 'string' ? words.slice(0, 200) : ''
    this.#lookAs(image, metadata)
    image.src = src
    this.node.append(image)
  }

  #address(content: unknown): string | null {
    if (typeof content !== 'string') return null
    if (this.mimeType === 'image/svg+xml') return svgAddress(content)
    const address = `data:${this.mimeType};base64,${content.trim()}`
    return isPictureData(address) ? address : null
  }

  #lookAs(image: HTMLImageElement, metadata: Model['metadata']): void {
    const about = metadata[this.mimeType] as
      | { width?: unknown; height?: unknown }
      | null
      | undefined
    const { width, height } = about ?? {}
    if (isSize(width)) image.width = width
    if (isSize(height)) image.height = height
    const ground = metadata['needs_background']
    if (ground === 'light' || ground === 'dark')
      image.classList.add(`jp-needs-${ground}-background`)
  }
}

const ERROR = 'application/vnd.jupyter.error'
const STDERR = 'application/vnd.jupyter.stderr'

/** The traceback as ever, and below it what it means. */
class ShownError extends RenderedText {
  constructor(options: Options) {
    super(options)
    // Looks as errors always look.
    this.node.dataset['mimeType'] = STDERR
  }

  override async render({ data, metadata }: Model): Promise<void> {
    const text = data[STDERR]
    const plain = { [this.mimeType]: typeof text === 'string' ? text : '' }
    await super.render(new MimeModel({ data: plain, metadata, trusted: false }))
    const error = readError(data[ERROR])
    const { translator } = this
    const trans = translator.load('jupyterlab')
    const card = error && (await errorCard(error, (words, ...values) => trans.__(words, ...values)))
    if (card) this.node.append(card)
  }
}

/** Whatever shows it: told that nobody trusts it, and finished afterwards. Paths in errors are words, not links. */
function shown(renderer: RenderedCommon): RenderedCommon {
  const render = renderer.renderModel.bind(renderer)
  renderer.renderModel = async (model) => {
    await render(withoutTrust(model))
    await finishContent(renderer.node, renderer)
  }
  return renderer
}

function isSize(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= 4000
}

function factory(
  mimeTypes: string[],
  rank: number,
  Renderer: new (options: Options) => RenderedCommon,
): IRenderMime.IRendererFactory {
  // All are safe: none is kept for notebooks that somebody trusts.
  return {
    safe: true,
    mimeTypes,
    defaultRank: rank,
    createRenderer: (options) => shown(new Renderer(options)),
  }
}

export const FACTORIES: IRenderMime.IRendererFactory[] = [
  WIDGET_FACTORY,
  factory(['text/html'], 50, RenderedHTML),
  factory(['text/markdown'], 60, RenderedMarkdown),
  factory(['text/latex'], 70, RenderedLatex),
  factory(['image/svg+xml'], 80, ShownPicture),
  factory(['image/bmp', 'image/png', 'image/jpeg', 'image/gif', 'image/webp'], 90, ShownPicture),
  factory(['text/javascript', 'application/javascript'], 110, ShownScript),
  factory([ERROR], 105, ShownError),
  factory([STDERR], 110, RenderedText),
  factory(['text/plain', 'application/vnd.jupyter.stdout'], 120, RenderedText),
]
