/** What a notebook keeps of its widgets: those its outputs show, and all that these are made of. */
import type { Notebook } from '@panya/domain/notebook/notebook.ts'

export const WIDGET_VIEW = 'application/vnd.jupyter.widget-view+json'
export const WIDGET_STATE = 'application/vnd.jupyter.widget-state+json'

/** As the documents of Jupyter have it; what is in a model's state is its own affair. */
export interface WidgetState {
  version_major: 2
  version_minor: 0
  state: Record<string, SavedModel>
}

interface SavedModel {
  model_name: string
  model_module: string
  model_module_version: string
  state: Record<string, unknown>
  buffers?: { data: string; path: (string | number)[]; encoding: 'base64' | 'hex' }[]
}

const ID = /^[\w-]{1,100}$/
/** Of all states together: a notebook is more than its widgets. */
const MOST_CHARACTERS = 2_000_000
const MOST_MODELS = 5000

/** The widget an output shows; anybody may have written it. */
export function shownModel(content: unknown): string | null {
  if (!isRecord(content)) return null
  const id = content['model_id']
  return typeof id === 'string' && ID.test(id) ? id : null
}

/** What a notebook says its widgets were like; null when it says nothing that can be read. */
export function savedWidgets(metadata: Record<string, unknown>): WidgetState | null {
  const widgets = metadata['widgets']
  const found = isRecord(widgets) ? widgets[WIDGET_STATE] : undefined
  if (!isRecord(found) || found['version_major'] !== 2 || !isRecord(found['state'])) return null
  const known = Object.entries(found['state']).filter(
    (entry): entry is [string, SavedModel] => ID.test(entry[0]) && isModel(entry[1]),
  )
  if (known.length > MOST_MODELS) return null
  return { version_major: 2, version_minor: 0, state: Object.fromEntries(known) }
}

function isModel(value: unknown): value is SavedModel {
  if (!isRecord(value) || !isRecord(value['state'])) return false
  const names = ['model_name', 'model_module', 'model_module_version'].map((name) => value[name])
  const { buffers } = value
  const fine = buffers === undefined || (Array.isArray(buffers) && buffers.every(isBuffer))
  return names.every((name) => typeof name === 'string' && name.length <= 200) && fine
}

function isBuffer(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value['path']) || typeof value['data'] !== 'string')
    return false
  const isPlace = (part: unknown) =>
    typeof part === 'number' ||
    (typeof part === 'string' && !/^(__proto__|constructor)$/.test(part))
  return (
    value['path'].length > 0 &&
    value['path'].every(isPlace) &&
    (value['encoding'] === 'base64'
      ? /^[A-Za-z0-9+/]*={0,2}$/.test(value['data'])
      : value['encoding'] === 'hex' && /^([0-9a-f]{2})*$/i.test(value['data']))
  )
}

/** The widgets that stand in the notebook's outputs. */
export function modelsShown({ cells }: Pick<Notebook, 'cells'>): string[] {
  return cells.flatMap((cell) => {
    if (cell.cell_type !== 'code') return []
    return cell.outputs.flatMap((output) =>
      'data' in output ? (shownModel(output.data[WIDGET_VIEW]) ?? []) : [],
    )
  })
}

/** Only what can be reached from the widgets that are shown; null when nothing is left, or too much. */
export function stateToKeep(all: WidgetState, shown: readonly string[]): WidgetState | null {
  const kept = new Map<string, SavedModel>()
  const waiting = [...shown]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const model = Object.hasOwn(all.state, id) ? all.state[id] : undefined
    if (!model || kept.has(id)) continue
    kept.set(id, model)
    waiting.push(...namedIn(model))
  }
  // Nobody names a link: it belongs to the two that it holds together.
  for (const [id, model] of Object.entries(all.state)) {
    if (!/^(Directional)?LinkModel$/.test(model.model_name)) continue
    const ends = namedIn(model)
    if (ends.length > 0 && ends.every((end) => kept.has(end))) kept.set(id, model)
  }
  if (kept.size === 0) return null
  const state: WidgetState = { ...all, state: Object.fromEntries(kept) }
  return JSON.stringify(state).length > MOST_CHARACTERS ? null : state
}

function namedIn({ state }: SavedModel): string[] {
  const text = JSON.stringify(state)
  const found = text.matchAll(/"IPY_MODEL_([\w-]{1,100})"|"model_id":"([\w-]{1,100})"/g)
  return Array.from(found, ([, child, shown]) => child ?? shown ?? '')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
