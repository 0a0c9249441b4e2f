import { ByteRing } from '../sandbox/byte-ring.ts'
import { loadPython, type PythonParts } from './load-python.ts'
import type { DoMessage, FromWorker, PackageFiles, StartMessage, ToWorker } from './protocol.ts'
import { crashOf, PythonSession } from './python-session.ts'
import { WorkerHost } from './worker-host.ts'

export type FindParts = (start: StartMessage) => Promise<PythonParts>

/** A worker's whole life: started once, then one request after the other. */
export function serveSession(
  post: (message: FromWorker) => void,
  findParts: FindParts,
): (message: ToWorker) => Promise<void> {
  let session: PythonSession | null = null
  let packagesArrived: (packages: PackageFiles) => void = () => {}

  function askForPackages(names: string[], files: string[]): Promise<PackageFiles> {
    post({ type: 'need-packages', names, files })
    return new Promise((resolve) => {
      packagesArrived = resolve
    })
  }

  async function start(message: StartMessage): Promise<void> {
    const began = performance.now()
    const interrupt = new Uint8Array(message.interrupt)
    const host = new WorkerHost({
      outbound: new ByteRing(message.outbound),
      inbound: new ByteRing(message.inbound),
      interrupt,
    })
    const parts = await findParts(message)
    const { py, restored } = await loadPython(parts)
    session = new PythonSession(py, host, interrupt, askForPackages)
    const milliseconds = performance.now() - began
    post({ type: 'ready', milliseconds, restored, version: py.version })
  }

  async function perform(message: DoMessage): Promise<void> {
    if (!session) return
    const answer = await session.handle(message).catch(crashOf)
    post({ type: 'done', id: message.id, answer, memory: session.memory })
  }

  return async (message) => {
    if (message.type === 'do') return perform(message)
    if (message.type === 'packages') return packagesArrived(message)
    try {
      await start(message)
    } catch (error) {
      post({ type: 'failed', message: String(error) })
    }
  }
}
