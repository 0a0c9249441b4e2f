import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAddress } from '../../../adapters/address.ts'
import { type TriedQuestion, tryTutor } from '../../../adapters/admin/tutor.ts'
import { HttpError } from '../../../adapters/http/http.ts'
import { logFailure } from '../../../adapters/log.ts'

export const SERVICES_KEY = ['admin', 'tutor', 'services']

interface Shown {
  state: 'idle' | 'running'
  tried: readonly TriedQuestion[]
  score: { right: number; of: number } | null
  /** By its name; null while all goes well. */
  problem: string | null
}

const NOTHING: Shown = { state: 'idle', tried: [], score: null, problem: null }

/** One trial at a time; who leaves the page stops it. */
export function useTrial() {
  const client = useQueryClient()
  const { locale } = useAddress()
  const [shown, setShown] = useState(NOTHING)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(): Promise<void> {
    const control = new AbortController()
    running.current = control
    setShown({ ...NOTHING, state: 'running' })
    const add = (part: Partial<Shown>) => setShown((before) => ({ ...before, ...part }))
    let isOver = false
    try {
      for await (const event of tryTutor(locale, control.signal)) {
        if (event.kind === 'question') {
          const { kind: _, ...one } = event
          setShown((before) => ({ ...before, tried: [...before.tried, one] }))
        } else {
          isOver = true
          add(event.kind === 'score' ? { score: event } : { problem: event.problem })
        }
      }
      if (!isOver) add({ problem: 'broken' })
    } catch (error) {
      if (!control.signal.aborted) {
        logFailure('admin', error)
        add({ problem: error instanceof HttpError ? error.message : 'broken' })
      }
    } finally {
      add({ state: 'idle' })
      void client.invalidateQueries({ queryKey: SERVICES_KEY })
    }
  }

  return { ...shown, start, stop: () => running.current?.abort() }
}
