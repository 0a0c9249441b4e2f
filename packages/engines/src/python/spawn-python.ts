import { openSandbox } from '../sandbox/open-sandbox.ts'
import { WHEELS_FOLDER } from './brought-along.ts'
import { PackageSource } from './package-source.ts'
import { PythonClient } from './python-client.ts'
import { LOCK } from './sandbox-protocol.ts'
import { PYTHON_VERSION } from './version.ts'

/** Python for this page, started now so that it is ready when Run is pressed. */
export function spawnPython(): PythonClient {
  const base = pythonBase()
  const packages = new PackageSource({
    lock: `${base}${LOCK}`,
    packages: packagesBase(),
    broughtAlong: `${base}${WHEELS_FOLDER}`,
  })
  return new PythonClient({ open: () => openSandbox('python'), base, packages })
}

/** The interpreter's own version, without what was built around it: packages are for that. */
function packagesBase(): string {
  const version = PYTHON_VERSION.slice(0, PYTHON_VERSION.lastIndexOf('-'))
  return new URL(`/python-packages/${version}/`, location.origin).href
}

/** Where the interpreter's files lie. */
export function pythonBase(): string {
  return new URL(`/vendor/python/${PYTHON_VERSION}/`, location.origin).href
}
