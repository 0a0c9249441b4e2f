/** Reads a Scratch file off the page's thread: unpacking a large one takes seconds. */
import { openProject } from '@panya/engines/scratch/open-project.ts'
import { ScratchProblem } from '@panya/engines/scratch/problem.ts'
import type { ScratchAnswer } from './open-scratch.ts'

function answerTo(bytes: Uint8Array): ScratchAnswer {
  try {
    return { opened: openProject(bytes) }
  } catch (error) {
    if (error instanceof ScratchProblem) return { problem: { code: error.code, data: error.data } }
    throw error
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  self.postMessage(answerTo(data))
})
