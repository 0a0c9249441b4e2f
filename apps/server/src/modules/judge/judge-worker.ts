/** Runs one tool's judge at a time, away from the threads that answer requests. */
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'

interface Order {
  id: number
  file: string
  submission: unknown
}

parentPort?.on('message', (order: Order) => {
  void answer(order)
})

async function answer({ id, file, submission }: Order): Promise<void> {
  const { judge } = (await import(pathToFileURL(file).href)) as { judge(given: unknown): unknown }
  parentPort?.postMessage({ id, result: judge(submission) })
}
