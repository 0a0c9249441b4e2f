/** Asks for an answer that comes as events; whatever goes wrong has a name. */
import type { ProblemBody } from '@panya/domain/problem/problem.ts'
import type { TutorEvent } from '@panya/domain/tutor/tutor.ts'
import {
  type AskedTurn,
  TutorFailure,
  type TutorStep,
} from '@panya/tools/host/tutor/tutor-client.ts'
import { eventsOf } from '../http/events.ts'
import { useUserState } from '../user-state.ts'

interface Listener {
  onStep(step: TutorStep): void
  signal: AbortSignal
}

export async function askForTurn(
  path: '/api/tutor' | '/api/ai/chat',
  json: unknown,
  { coins, key }: { coins: number; key: string },
  { onStep, signal }: Listener,
): Promise<AskedTurn> {
  const headers = {
    'content-type': 'application/json',
    // The key names this question: sent again after a broken connection, it is answered and paid once.
    'idempotency-key': key,
    'x-coins': String(coins),
  }
  const body = JSON.stringify(json)
  const response = await fetch(path, { method: 'POST', headers, body, signal }).catch(() => {
    throw new TutorFailure('offline')
  })
  if (!response.ok || !response.body) {
    const problem = (await response.json().catch(() => null)) as ProblemBody | null
    throw new TutorFailure(problem?.message ?? 'failed')
  }
  const turn = await lastTurn(response.body, onStep)
  useUserState.getState().update({ aiCoins: turn.balance })
  return turn
}

async function lastTurn(
  body: ReadableStream<Uint8Array>,
  onStep: (step: TutorStep) => void,
): Promise<AskedTurn> {
  try {
    for await (const event of eventsOf<TutorEvent>(body)) {
      if (event.kind === 'step') onStep(event.step)
      if (event.kind === 'problem') throw new TutorFailure(event.problem)
      if (event.kind !== 'turn') continue
      const { kind: _kind, ...turn } = event
      return turn
    }
  } catch (error) {
    throw error instanceof TutorFailure ? error : new TutorFailure('broken')
  }
  throw new TutorFailure('broken')
}
