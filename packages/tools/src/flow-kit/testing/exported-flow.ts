/** A flow computed by the tool and written as a folder with Python in it, as the download does. */
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { PortableValue } from '@panya/engines/flow/flow-value.ts'
import { pythonProgram } from '@panya/engines/flow/python-code.ts'
import type { PythonFolder } from '@panya/engines/flow/python-folder.ts'
import { requirementsOf } from '@panya/engines/flow/python-packages.ts'
import { notebookFiles } from '../notebook-files.ts'
import { tableColumns } from '../table-columns.ts'
import { encodePng } from './png.ts'

type Picture = Extract<PortableValue, { type: 'image' }>

function pngText({ width, height, rgba }: Picture): Promise<string> {
  const data = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) data.set(rgba.subarray(at * 4, at * 4 + 3), at * 3)
  return Promise.resolve(encodePng({ width, height, channels: 3, data }).toString('base64'))
}

export interface ExportedFlow {
  session: FlowSession
  folder: PythonFolder
  /** Files that are not in the folder although its program reads them. */
  left: string[]
  variables: Map<string, Map<string, string>>
}

export async function exportedFlow(session: FlowSession): Promise<ExportedFlow> {
  await session.evaluator.idle()
  const { code, variables } = pythonProgram(session.content, session.registry, {
    nameOf: ({ id }) => id,
    skipped: (name, why) => `${name} left out: ${why}`,
    columnsOf: (node) => tableColumns(session, node),
  })
  const room = { largest: 150_000_000, allTogether: 200_000_000 }
  const { files, left } = await notebookFiles(session, { png: pngText, ...room })
  const requirements = requirementsOf(code)
  return { session, left, variables, folder: { code, files, readme: '# flow', requirements } }
}

/** What a node gives in the tool. */
export async function valueOf({ evaluator }: FlowSession, node: string, port: string) {
  const { outputs, problem } = evaluator.stateOf(node)
  if (problem) throw new Error(`${node} ${JSON.stringify(problem)}`)
  const value = outputs?.[port]
  return value && 'handle' in value ? evaluator.take(value) : value
}
