import { openSandbox } from '../sandbox/open-sandbox.ts'
import { PythonClient } from './python-client.ts'
import { PYTHON_VERSION } from './version.ts'

/** Python for this page, started now so that it is ready when Run is pressed. */
export function spawnPython(packagesUrl: string | null): PythonClient {
  return new PythonClient({ open: () => openSandbox('python'), base: pythonBase(), packagesUrl })
}

/** Where the interpreter's files lie. */
export function pythonBase(): string {
  return new URL(`/vendor/python/${PYTHON_VERSION}/`, location.origin).href
}
