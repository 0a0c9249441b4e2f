import type { DataFile } from '@panya/domain/notebook/notebook.ts'
import type { FlowNode } from '@panya/engines/flow/flow-content.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { type FlowFile, filledParams } from '@panya/engines/flow/param-spec.ts'
import { flatten } from '@panya/engines/flow/subflow.ts'
import { base64Of } from './base64.ts'
import { csvOf, pngOf } from './downloads.ts'

/** The files a flow's Python reads, so that its notebook runs at once: samples, drawings, readings, own files. */

const LARGEST = 2_000_000
const ALL_TOGETHER = 5_000_000
/** Names a notebook's folder takes. */
const PLAIN = /^[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}._ -]{0,99}$/u

export interface NotebookFiles {
  files: DataFile[]
  /** Names of those that are too big to come along, or not there. */
  left: string[]
}

/** `png` writes a picture as a file, which the page does with a canvas. */
export async function notebookFiles(
  session: FlowSession,
  { png = pngOf, largest = LARGEST, allTogether = ALL_TOGETHER } = {},
): Promise<NotebookFiles> {
  const found: NotebookFiles = { files: [], left: [] }
  const seen = new Set<string>()
  let room = allTogether
  for (const node of flatten(session.content).nodes) {
    const name = nameOf(session, node)
    if (name === null || seen.has(name)) continue
    seen.add(name)
    const file = await fileOf(session, node, name, png)
    const size = (file?.text ?? file?.base64)?.length ?? 0
    if (!file || !PLAIN.test(name) || size > largest || size > room) found.left.push(name)
    else {
      found.files.push(file)
      room -= size
    }
  }
  return found
}

function nameOf({ registry }: FlowSession, node: FlowNode): string | null {
  const type = registry.get(node.type)
  return type?.python?.reads?.(filledParams(type.params, node.params)) ?? null
}

/** Tables go as this program reads them, whatever their letters were coded in; other files as they are. */
async function fileOf(
  session: FlowSession,
  node: FlowNode,
  name: string,
  png: typeof pngOf,
): Promise<DataFile | null> {
  const chosen = node.params.file as FlowFile | null | undefined
  if (chosen?.data && !/\.(csv|tsv|txt)$/i.test(name)) return { name, base64: chosen.data }
  const value = Object.values(session.evaluator.stateOf(node.id).outputs ?? {})[0]
  const taken = value && 'handle' in value ? await session.evaluator.take(value) : null
  if (taken?.type === 'image') return { name, base64: await base64Of(await png(taken)) }
  if (taken?.type !== 'table') return null
  return { name, text: await csvOf(taken, 'program', /\.tsv$/i.test(name) ? '\t' : ',').text() }
}
