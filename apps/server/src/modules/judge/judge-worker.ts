/** Runs one tool's judge at a time, away from the threads that answer requests. */
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import type { JudgeMachines } from '@panya/tools/game-kit/core/judge-machines.ts'
import { recognise, wakeMachine } from './drawing-machine.ts'

export interface Order {
  id: number
  file: string
  submission: unknown
  /** Nothing to judge yet: only get ready for it. */
  warm?: boolean
}

interface Judges {
  judge(given: unknown): unknown
  /** Where a result depends on a machine as well. */
  judgeWith?(given: unknown, machines: JudgeMachines): unknown
}

parentPort?.on('message', (order: Order) => {
  void answer(order)
})

async function answer({ id, file, submission, warm }: Order): Promise<void> {
  const { judge, judgeWith } = (await import(pathToFileURL(file).href)) as Judges
  if (warm) {
    if (judgeWith) wakeMachine()
    parentPort?.postMessage({ id, result: null })
    return
  }
  const result = judgeWith ? judgeWith(submission, { recognise }) : judge(submission)
  parentPort?.postMessage({ id, result })
}
