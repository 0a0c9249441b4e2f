/** Puts our own ways of showing content in the place of JupyterLab's. */
import type { JupyterFrontEnd, JupyterFrontEndPlugin } from '@jupyterlab/application'
import { ISanitizer } from '@jupyterlab/apputils'
import { IDocumentManager } from '@jupyterlab/docmanager'
import { OutputArea } from '@jupyterlab/outputarea'
import {
  ILatexTypesetter,
  IMarkdownParser,
  IRenderMimeRegistry,
  RenderMimeRegistry,
} from '@jupyterlab/rendermime'
import type { IRenderMime } from '@jupyterlab/rendermime-interfaces'
import { ITranslator } from '@jupyterlab/translation'
import type { View } from '@panya/engines/notebook/protocol.ts'
import { LEFT_OUT, TOO_LARGE } from './content-messages.ts'
import { JSON_EXTENSIONS } from './json-guard.ts'
import { finishContent } from './links-and-pictures.ts'
import { noteElement } from './note.ts'
import { FACTORIES } from './renderers.ts'
import { sanitizeHtml } from './sanitize-html.ts'

// An output may ask for a frame of its own, which would be outside of everything that is said here.
OutputArea.isIsolated = () => false

const sanitizer: JupyterFrontEndPlugin<IRenderMime.ISanitizer> = {
  id: 'panya:sanitizer',
  autoStart: true,
  requires: [ITranslator],
  provides: ISanitizer,
  activate(_: JupyterFrontEnd, translator: ITranslator) {
    const trans = translator.load('jupyterlab')
    return {
      allowNamedProperties: false,
      allowCommandLinker: false,
      getAutolink: () => true,
      sanitize(dirty, options) {
        const { html, leftOut, tooLarge } = sanitizeHtml(dirty, options?.allowedTags)
        if (tooLarge) return noteElement(trans.__(TOO_LARGE)).outerHTML
        return leftOut && !options?.allowedTags
          ? html + noteElement(trans.__(LEFT_OUT)).outerHTML
          : html
      },
    }
  },
}

const KNOWN = new Set([...FACTORIES, ...JSON_EXTENSIONS.map((one) => one.rendererFactory)])

/** JupyterLab's parts bring ways of showing content of their own, which would take the place of ours. */
class ContentRegistry extends RenderMimeRegistry {
  override addFactory(factory: IRenderMime.IRendererFactory, rank?: number): void {
    if (KNOWN.has(factory)) super.addFactory(factory, rank)
  }
}

const rendermime = (view: View): JupyterFrontEndPlugin<IRenderMimeRegistry> => ({
  id: 'panya:rendermime',
  autoStart: true,
  requires: [IDocumentManager, ILatexTypesetter, ISanitizer, IMarkdownParser, ITranslator],
  provides: IRenderMimeRegistry,
  activate(
    _: JupyterFrontEnd,
    documents: IDocumentManager,
    latex: ILatexTypesetter,
    cleaner: IRenderMime.ISanitizer,
    markdownParser: IMarkdownParser,
    translator: ITranslator,
  ) {
    return new ContentRegistry({
      initialFactories: FACTORIES,
      linkHandler: linksToFiles(view === 'lab' ? openFile : saveFile, documents),
      latexTypesetter: finishingTypesetter(latex),
      markdownParser,
      translator,
      sanitizer: cleaner,
    })
  },
})

/** Formulas may have links of their own. */
function finishingTypesetter(latex: ILatexTypesetter): ILatexTypesetter {
  return {
    async typeset(node) {
      await latex.typeset(node)
      await finishContent(node, { resolver: null, linkHandler: null })
    },
  }
}

type Follow = (documents: IDocumentManager, path: string) => unknown

function linksToFiles(follow: Follow, documents: IDocumentManager): IRenderMime.ILinkHandler {
  return {
    handleLink(node, path) {
      node.addEventListener('click', (event) => {
        event.preventDefault()
        void follow(documents, path)
      })
    },
  }
}

async function openFile(documents: IDocumentManager, path: string): Promise<void> {
  if (!(await exists(documents, path))) return
  const { name } = documents.registry.defaultRenderedWidgetFactory(path)
  documents.openOrReveal(path, name)
}

/** The plain view has room for nothing but the notebook. Bytes without a type: no browser opens them as a page. */
async function saveFile(documents: IDocumentManager, path: string): Promise<void> {
  if (!(await exists(documents, path))) return
  const { content } = await documents.services.contents.get(path, { format: 'base64' })
  const bytes = Uint8Array.from(atob(String(content)), (character) => character.charCodeAt(0))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes]))
  link.download = path.split('/').at(-1) ?? path
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

async function exists({ services }: IDocumentManager, path: string): Promise<boolean> {
  try {
    return (await services.contents.get(path, { content: false })).type === 'file'
  } catch {
    return false
  }
}

export function contentPlugins(view: View): JupyterFrontEndPlugin<unknown>[] {
  return [sanitizer, rendermime(view)] as JupyterFrontEndPlugin<unknown>[]
}
