/** The Python worker in the sandbox: made of the files its frame was handed, it asks nobody for anything. */
import { guardWorker } from '../sandbox/guard-worker.ts'
import type { InterpreterFiles } from './interpreter-cache.ts'
import { openInterpreter } from './open-interpreter.ts'
import type { StartMessage, ToWorker } from './protocol.ts'
import { serveSession } from './serve-session.ts'

export type ToSandboxWorker =
  | ToWorker
  | (StartMessage & { files: InterpreterFiles })
  | { type: 'image'; bytes: ArrayBuffer | null }

const line = guardWorker()
let imageArrived: (bytes: ArrayBuffer | null) => void = () => {}
const image = new Promise<ArrayBuffer | null>((resolve) => {
  imageArrived = resolve
})

const serve = serveSession(
  (message) => line.post(message),
  (start) => openInterpreter((start as StartMessage & { files: InterpreterFiles }).files, image),
)

line.onMessage((message: ToSandboxWorker) => {
  if (message.type === 'image') imageArrived(message.bytes)
  else void serve(message)
})
