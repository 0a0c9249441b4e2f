import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pythonCode } from '@panya/engines/flow/python-code.ts'
import { imageRegistry } from '../nodes/image-nodes.ts'
import { NODE_CASES } from './node-cases.ts'

/**
 * Writes the Python of every case to a folder; testdata/make-references.py runs it with OpenCV for Python.
 * `node write-reference-code.ts <folder>`
 */
const folder = process.argv[2] ?? 'reference-code'
await mkdir(folder, { recursive: true })
const messages = {
  nameOf: (node: { id: string }) => node.id,
  skipped: (name: string) => `${name} skipped`,
}
for (const { name, content, node, port } of NODE_CASES) {
  const code = pythonCode(content, imageRegistry, messages)
  const last = content.nodes.findIndex(({ id }) => id === node)
  const type = imageRegistry.get(content.nodes[last]?.type ?? '')
  const place = type?.outputs.findIndex((output) => output.name === port) ?? 0
  const variable = type?.python?.variable ?? ''
  const word = type?.outputs.length === 1 ? variable : `${variable}_${type?.outputs[place]?.name}`
  await writeFile(join(folder, `${name}.py`), code)
  await writeFile(join(folder, `${name}.var`), word)
}
