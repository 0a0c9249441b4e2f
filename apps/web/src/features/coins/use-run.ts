/** One run of the AI: its key, its result, what it cost, what went wrong. */
import type { AiReceipt } from '@panya/domain/ai/ai-kind.ts'
import { useState } from 'react'
import { HttpError } from '../../adapters/http/http.ts'

interface RunState<Result> {
  busy: boolean
  result: Result | null
  paid: number | null
  problem: string | null
}

export function useRun<Result>(onSettled: (balance: number | null) => void) {
  const idle: RunState<Result> = { busy: false, result: null, paid: null, problem: null }
  const [state, setState] = useState(idle)
  async function run(start: (key: string) => Promise<AiReceipt<Result>>): Promise<void> {
    setState({ ...idle, busy: true })
    try {
      const { result, coins, balance } = await start(crypto.randomUUID())
      setState({ ...idle, result, paid: coins })
      onSettled(balance)
    } catch (error) {
      const problem = error instanceof HttpError ? (error.body?.message ?? 'failed') : 'failed'
      setState({ ...idle, problem })
      onSettled(null)
    }
  }
  return { ...state, run }
}
