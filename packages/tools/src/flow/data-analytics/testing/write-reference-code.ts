import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pythonCode } from '@panya/engines/flow/python-code.ts'
import { SAMPLES } from '@panya/engines/tabular/samples/samples.ts'
import { dataRegistry } from '../nodes/data-nodes.ts'
import { DATA_CASES } from './data-cases.ts'

/** Writes the samples as CSV and the Python of every case: `node write-reference-code.ts <folder>`; make-references.py runs it. */
const folder = process.argv[2] ?? 'reference-code'
await mkdir(folder, { recursive: true })
for (const [name, text] of Object.entries(SAMPLES))
  await writeFile(join(folder, `${name}.csv`), text())
const messages = {
  nameOf: (node: { id: string }) => node.id,
  skipped: (name: string) => `${name} skipped`,
}
for (const { name, content, node, port } of DATA_CASES) {
  const type = dataRegistry.get(content.nodes.find(({ id }) => id === node)?.type ?? '')
  const variable = type?.python?.variable ?? ''
  await writeFile(join(folder, `${name}.py`), pythonCode(content, dataRegistry, messages))
  await writeFile(
    join(folder, `${name}.var`),
    type?.outputs.length === 1 ? variable : `${variable}_${port}`,
  )
}
