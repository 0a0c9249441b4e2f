/** Python's frame in the sandbox: looks after the worker and tells the page, never more than it can take. */
import { NewsQueue } from '../sandbox/news-queue.ts'
import { type FramePort, serveFrame } from '../sandbox/serve-frame.ts'
import { startWorker } from '../sandbox/start-worker.ts'
import { InterpreterStock } from './interpreter-stock.ts'
import { LineQueue } from './line-queue.ts'
import type { FromWorker, StartMessage } from './protocol.ts'
import { PythonSupervisor, type WorkerPort } from './python-supervisor.ts'
import type { FromFrame, News, ToFrame } from './sandbox-protocol.ts'

serveFrame(servePython)

function servePython(port: FramePort): void {
  const tell = (message: FromFrame): void => port.post(message)
  const stock = new InterpreterStock((delivery) => tell({ type: 'need-files', delivery }))
  const queue = new NewsQueue<News>((news) => tell({ type: 'news', news }))
  const lines = new LineQueue((line) => python?.sendLine(line) ?? true)
  let python: PythonSupervisor | null = null

  function begin(packagesUrl: string | null): void {
    const supervisor = new PythonSupervisor({
      spawn: () => spawnWorker(stock),
      packagesUrl,
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
    begin: ({ packagesUrl }) => begin(packagesUrl),
    file: ({ delivery, name, bytes }) => stock.put(delivery, name, bytes),
    perform: (message) => void perform(message),
    line: ({ line }) => lines.add(line),
    event: ({ event }) => void python?.sendEvent(event),
    stop: () => python?.stop(),
    restart: () => python?.restart(),
    seen: () => queue.seen(),
  }
  port.onMessage((message: ToFrame) => (HANDLERS[message.type] as (m: ToFrame) => void)(message))
}

function spawnWorker(stock: InterpreterStock): WorkerPort {
  const worker = startWorker('python')
  let crashed: (reason: string) => void = () => {}

  async function start(message: StartMessage): Promise<void> {
    const { files, image } = stock.take()
    const parts = await files
    worker.post({ ...message, files: parts }, Object.values(parts.texts))
    const bytes = await image
    worker.post({ type: 'image', bytes }, bytes ? [bytes] : [])
  }
  return {
    post: (message) => {
      if (message.type === 'start') start(message).catch((error) => crashed(String(error)))
      else worker.post(message)
    },
    onMessage: (listener) => worker.onMessage((message) => listener(message as FromWorker)),
    onCrash: (listener) => {
      crashed = listener
      worker.onCrash(listener)
    },
    terminate: () => worker.terminate(),
  }
}
