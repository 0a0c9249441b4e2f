/** One conversation with the language model: streaming, stopping, what it cost. */
import type { TutorQuestion } from '@panya/domain/ai/tutor.ts'
import { useEffect, useRef, useState } from 'react'
import type { TutorClient } from './tutor-client.ts'

interface TutorState {
  busy: boolean
  text: string
  /** The name of what went wrong. */
  problem: string | null
  paid: boolean
  /** After an answer; null before. */
  balance: number | null
}

const IDLE: TutorState = { busy: false, text: '', problem: null, paid: false, balance: null }

export function useTutor(door: TutorClient) {
  const [state, setState] = useState(IDLE)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  async function ask(question: TutorQuestion, coins: number): Promise<void> {
    if (running.current) return
    const control = new AbortController()
    running.current = control
    setState(({ balance }) => ({ ...IDLE, busy: true, balance }))
    const onText = (text: string) => setState((now) => ({ ...now, text: now.text + text }))
    try {
      const { balance } = await door.ask(question, coins, { onText, signal: control.signal })
      setState((now) => ({ ...now, busy: false, paid: true, balance }))
    } catch (error) {
      const problem = control.signal.aborted ? null : error instanceof Error ? error.message : ''
      setState((now) => ({ ...now, busy: false, problem }))
    } finally {
      running.current = null
    }
  }
  return { state, ask, stop: () => running.current?.abort() }
}
