/** Searches for hints away from the page, so that nothing ever stutters. */

import type { Program } from '../../game-kit/core/code/ast.ts'
import { CodeError } from '../../game-kit/core/code/code-error.ts'
import { readProgram } from '../../game-kit/core/code/program-source.ts'
import { findHint } from './core/hint.ts'
import type { HintAnswer, HintRequest } from './solver-protocol.ts'

function programOf(request: HintRequest): Program | null {
  try {
    return request.program && readProgram(request.program)
  } catch (error) {
    if (error instanceof CodeError) return null
    throw error
  }
}

self.addEventListener('message', (event: MessageEvent<HintRequest>) => {
  const { id, level } = event.data
  const answer: HintAnswer = { id, hint: findHint(level, programOf(event.data)) }
  self.postMessage(answer)
})
