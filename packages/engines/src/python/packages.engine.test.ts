/** Packages come from the operator's mirror: a real interpreter, a real wheel, a server of the test's own. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadPyodide, type PyodideAPI } from 'pyodide'
import { expect, onTestFinished, test } from 'vitest'
import { loadPython } from './load-python.ts'
import { loadPackages } from './packages.ts'
import { readRuntime } from './prepare/runtime-files.ts'
import type { PythonEvent } from './protocol.ts'

const FILE = 'owl_sounds-1.0-py3-none-any.whl'

const MAKE_WHEEL = `
import io, zipfile
made = io.BytesIO()
with zipfile.ZipFile(made, 'w') as wheel:
    wheel.writestr('owl_sounds/__init__.py', 'def hoot(): return "hoo " * 3\\n')
    wheel.writestr('owl_sounds-1.0.dist-info/METADATA', 'Metadata-Version: 2.1\\nName: owl-sounds\\nVersion: 1.0\\n')
    wheel.writestr('owl_sounds-1.0.dist-info/WHEEL', 'Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n')
    wheel.writestr('owl_sounds-1.0.dist-info/RECORD', '')
made.getvalue()
`

/** A mirror whose files the test can change. */
async function mirror() {
  const files = new Map<string, Uint8Array>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '').slice(1))
    asked.push(name)
    const bytes = files.get(name)
    response.writeHead(bytes ? 200 : 404, { 'content-length': bytes?.length ?? 0 }).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, files, asked }
}

/** In Node the interpreter keeps what it fetched in a folder; here one of the test's own. */
const loadApart: typeof loadPyodide = (options) => {
  const packageCacheDir = mkdtempSync(join(tmpdir(), 'packages-'))
  onTestFinished(() => rmSync(packageCacheDir, { recursive: true }))
  return loadPyodide({ ...options, packageCacheDir })
}

/** The lock gets one package more, as if it had been there when the interpreter was built. */
function addToLock(py: PyodideAPI, wheel: Uint8Array): void {
  py.lockfile.packages['owl-sounds'] = {
    name: 'owl-sounds',
    version: '1.0',
    file_name: FILE,
    install_dir: 'site',
    sha256: createHash('sha256').update(wheel).digest('hex'),
    package_type: 'package',
    imports: ['owl_sounds'],
    depends: [],
  }
}

test('a program gets what it imports from the mirror, or a clear refusal', async () => {
  const { url, files, asked } = await mirror()
  const runtime = async () => readRuntime()
  const { py } = await loadPython({ loadPyodide: loadApart, packagesUrl: url, runtime })
  const wheel = (py.runPython(MAKE_WHEEL) as { toJs(): Uint8Array }).toJs().slice()
  addToLock(py, wheel)
  const events: PythonEvent[] = []
  const load = () => loadPackages(py, url, 'import owl_sounds', (event) => events.push(event))

  const refused = { ending: 'packages', missing: ['owl-sounds'], reason: 'unreachable' }
  expect(await load(), 'a mirror that lacks it').toEqual(refused)

  files.set(FILE, wheel)
  expect(await load()).toBeNull()
  const progress = { kind: 'packages', names: ['owl-sounds'], loaded: wheel.length }
  expect(events.at(-1)).toMatchObject(progress)
  expect(py.runPython('import owl_sounds; owl_sounds.hoot()')).toBe('hoo hoo hoo ')
  expect(asked).toEqual([FILE, FILE])
  // What is there already is not fetched again.
  expect(await load()).toBeNull()
  expect(asked).toHaveLength(2)
})
