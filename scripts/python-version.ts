/** Writes the address under which the Python files are served; run it after changing any of them. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './run-command.ts'
import { pythonVersion } from './vendor/python.ts'

const text = `/** Written by scripts/python-version.ts: names the prepared Python files by their content. */
export const PYTHON_VERSION = '${await pythonVersion()}'
`
await writeFile(join(ROOT, 'packages/engines/src/python/version.ts'), text)
