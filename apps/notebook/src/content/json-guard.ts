/** Shows JSON as a tree that opens by itself only as far as a page can draw. */
import json from '@jupyterlab/json-extension'
import { MimeModel } from '@jupyterlab/rendermime'
import type { IRenderMime } from '@jupyterlab/rendermime-interfaces'

const MOST_OPEN = 300
const MOST_DEPTH = 20

type Extension = IRenderMime.IExtension

function guarded({ rendererFactory, ...extension }: Extension): Extension {
  return {
    ...extension,
    rendererFactory: {
      ...rendererFactory,
      createRenderer(options) {
        const shown = rendererFactory.createRenderer(options)
        const render = shown.renderModel.bind(shown)
        shown.renderModel = (model) => render(tamed(model, options.mimeType))
        return shown
      },
    },
  }
}

function tamed({ data, metadata }: IRenderMime.IMimeModel, mimeType: string): MimeModel {
  const about = metadata[mimeType]
  const wishes = typeof about === 'object' && about !== null && !Array.isArray(about) ? about : {}
  const root = 'root' in wishes && typeof wishes['root'] === 'string' ? wishes['root'] : 'root'
  const expanded = 'expanded' in wishes && wishes['expanded'] === true && isSmall(data[mimeType])
  return new MimeModel({ data, metadata: { [mimeType]: { root: root.slice(0, 100), expanded } } })
}

function isSmall(value: unknown): boolean {
  let count = 0
  const waiting: [unknown, number][] = [[value, 0]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [one, depth] = next
    count += 1
    if (count > MOST_OPEN || depth > MOST_DEPTH) return false
    if (typeof one !== 'object' || one === null) continue
    for (const part of Object.values(one)) waiting.push([part, depth + 1])
  }
  return true
}

export const JSON_EXTENSIONS = (json as Extension[]).map(guarded)
