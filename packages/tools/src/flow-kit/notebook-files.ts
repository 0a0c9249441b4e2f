import type { DataFile } from '@panya/domain/notebook/notebook.ts'
import type { FlowNode } from '@panya/engines/flow/flow-content.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { type FlowFile, filledParams } from '@panya/engines/flow/param-spec.ts'
import { fileNames } from '@panya/engines/flow/python-files.ts'
import { flatten } from '@panya/engines/flow/subflow.ts'
import { base64Of } from './base64.ts'
import { csvOf, pngOf } from './downloads.ts'

/** The files a flow's Python reads, so that its notebook runs at once: samples, drawings, readings, own files. */

const LARGEST = 2_000_000
const ALL_TOGETHER = 5_000_000

export interface NotebookFiles {
  files: DataFile[]
  /** Names of those that are too big to come along, or not there. */
  left: string[]
}

type Picture = Parameters<typeof pngOf>[0]

const canvasPng = async (picture: Picture): Promise<string> => base64Of(await pngOf(picture))

/** `png` writes a picture as a file in base64, which the page does with a canvas. */
export async function notebookFiles(
  session: FlowSession,
  { png = canvasPng, largest = LARGEST, allTogether = ALL_TOGETHER } = {},
): Promise<NotebookFiles> {
  const found: NotebookFiles = { files: [], left: [] }
  const { nodes } = flatten(session.content)
  const names = fileNames(nodes, ({ type }) => session.registry.get(type))
  const seen = new Set<string>()
  let room = allTogether
  for (const node of nodes) {
    const name = names.get(node.id)
    if (name === undefined || seen.has(name)) continue
    seen.add(name)
    const most = Math.min(largest, room)
    const files = await filesOf(session, node, name, { png, most })
    const sizes = files.map(({ text, base64 }) => (text ?? base64)?.length ?? 0)
    const all = sizes.reduce((sum, size) => sum + size, 0)
    if (files.length === 0 || sizes.some((size) => size > largest) || all > room)
      found.left.push(name)
    else {
      found.files.push(...files)
      room -= all
    }
  }
  return found
}

interface Writing {
  png: typeof canvasPng
  most: number
}

/** Everything goes as the flow read it: tables whatever their letters were coded in, pictures pixel by pixel. */
async function filesOf(
  session: FlowSession,
  node: FlowNode,
  name: string,
  { png, most }: Writing,
): Promise<DataFile[]> {
  const type = session.registry.get(node.type)
  const params = filledParams(type?.params ?? [], node.params)
  if (type?.python?.files)
    return type.python.files(params, name, (picture) => png({ type: 'image', ...picture }))
  const value = Object.values(session.evaluator.stateOf(node.id).outputs ?? {})[0]
  const taken = value && 'handle' in value ? await session.evaluator.take(value) : null
  if (taken?.type === 'table') return [{ name, text: await csvOf(taken, 'program').text() }]
  const chosen = (params.file as FlowFile | null | undefined)?.data
  const picture = taken?.type === 'image' ? await png(taken) : undefined
  // A photo takes far less room as the file it came in; what reads it looks at its bytes, not at its name.
  const base64 = picture !== undefined && (picture.length <= most || !chosen) ? picture : chosen
  return base64 === undefined ? [] : [{ name, base64 }]
}
