/** Runs in a thread of its own: one job after the other, models loaded when they are first needed. */
import { parentPort } from 'node:worker_threads'
import type { JobResult } from '@panya/domain/ai/ai-kind.ts'
import type { WorkerAnswer, WorkerInput } from './worker-protocol.ts'

async function run(input: WorkerInput): Promise<JobResult> {
  switch (input.kind) {
    case 'detect': {
      const { findThings } = await import('./engines/find-things.ts')
      return findThings(input.pixels)
    }
    case 'ocr': {
      const { readText } = await import('./engines/read-text.ts')
      return readText(input.png, input.languages)
    }
    case 'similarity': {
      const { compareTexts } = await import('./engines/compare-texts.ts')
      return compareTexts(input)
    }
  }
}

parentPort?.on('message', ({ id, input }: { id: number; input: WorkerInput }) => {
  run(input).then(
    (result) => answer({ id, result }),
    (error: unknown) => answer({ id, problem: String(error) }),
  )
})

function answer(message: WorkerAnswer): void {
  parentPort?.postMessage(message)
}
