/** Python's frame in the sandbox: looks after the worker and tells the page, never more than it can take. */
import { MessageQueue } from '../sandbox/message-queue.ts'
import { type FramePort, serveFrame } from '../sandbox/serve-frame.ts'
import { startWorker } from '../sandbox/start-worker.ts'
import { InterpreterCache } from './interpreter-cache.ts'
import { LineQueue } from './line-queue.ts'
import { PackageRequests } from './package-requests.ts'
import type { FromWorker, StartMessage } from './protocol.ts'
import { PythonSupervisor, type WorkerPort } from './python-supervisor.ts'
import type { FrameUpdate, FromFrame, ToFrame } from './sandbox-protocol.ts'

serveFrame(servePython)

function servePython(port: FramePort): void {
  const tell = (message: FromFrame): void => port.post(message)
  const cache = new InterpreterCache((delivery, wasm) =>
    tell({ type: 'need-files', delivery, wasm }),
  )
  const queue = new MessageQueue<FrameUpdate>((updates) => tell({ type: 'updates', updates }))
  const lines = new LineQueue((line) => python?.sendLine(line) ?? true)
  const packages = new PackageRequests((request) => tell({ type: 'need-packages', ...request }))
  let python: PythonSupervisor | null = null

  function begin(): void {
    const supervisor = new PythonSupervisor({
      spawn: () => spawnWorker(cache),
      fetchPackages: (names, files) => packages.ask(names, files),
      mayShow: () => queue.isEmpty,
    })
    const state = () => {
      const { started } = supervisor
      queue.add({ of: 'state', state: supervisor.state, started })
    }
    supervisor.onState(state)
    supervisor.onEvent((event) => queue.add({ of: 'event', event }))
    python = supervisor
  }

  async function perform({ id, request, files }: Extract<ToFrame, { type: 'perform' }>) {
    lines.clear()
    const answer = await python?.perform(request, files)
    if (answer) queue.add({ of: 'answer', id, answer })
  }

  const HANDLERS: { [Type in ToFrame['type']]: (m: Extract<ToFrame, { type: Type }>) => void } = {
    begin,
    packages: ({ id, files, reason }) => packages.answer(id, { files, reason }),
    file: ({ delivery, name, bytes }) => cache.put(delivery, name, bytes),
    perform: (message) => void perform(message),
    line: ({ line }) => lines.add(line),
    event: ({ event }) => void python?.sendEvent(event),
    debug: ({ wish }) => void python?.sendDebug(wish),
    stop: () => python?.stop(),
    restart: () => python?.restart(),
    seen: () => queue.seen(),
  }
  port.onMessage((message: ToFrame) => (HANDLERS[message.type] as (m: ToFrame) => void)(message))
}

function spawnWorker(cache: InterpreterCache): WorkerPort {
  const worker = startWorker('python')
  let crashed: (reason: string) => void = () => {}

  async function start(message: StartMessage): Promise<void> {
    const { files, image } = cache.take()
    const parts = await files
    worker.post({ ...message, files: parts }, Object.values(parts.files))
    const bytes = await image
    worker.post({ type: 'image', bytes }, bytes ? [bytes] : [])
  }
  return {
    post: (message) => {
      if (message.type === 'start') start(message).catch((error) => crashed(String(error)))
      else worker.post(message, message.type === 'packages' ? Object.values(message.files) : [])
    },
    onMessage: (listener) => worker.onMessage((message) => listener(message as FromWorker)),
    onCrash: (listener) => {
      crashed = listener
      worker.onCrash(listener)
    },
    terminate: () => worker.terminate(),
  }
}
