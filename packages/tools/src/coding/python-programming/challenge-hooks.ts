import type { RunAnswer } from '@panya/engines/python/protocol.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { openContent } from '../../host/open-content.ts'
import type { ToolHost } from '../../host/tool-host.ts'
import {
  type Challenge,
  type ChallengeProgress,
  NO_PROGRESS,
  readProgress,
  withProgram,
  withSolved,
} from './core/challenges/challenge.ts'
import { CHALLENGES } from './core/challenges/challenges.ts'
import { MAIN_FILE } from './core/document.ts'
import type { PythonSession } from './python-session.ts'

const PROGRESS_KEY = 'python-challenges'
const CHECK_SECONDS = 10

/** The challenge that is open and what was typed: the list of programs is written when it is left or checked. */
const PLACE = 'challenge'

interface Typed {
  id: string
  text: string
}

function isTyped(value: unknown): value is Typed {
  if (typeof value !== 'object' || value === null) return false
  const { id, text } = value as Record<string, unknown>
  return typeof id === 'string' && typeof text === 'string'
}

export type Verdict = 'passed' | 'failed' | 'late' | null

export interface Challenges {
  /** All that nobody has turned off. */
  offered: readonly Challenge[]
  progress: ChallengeProgress
  current: Challenge | null
  verdict: Verdict
  answer: RunAnswer | null
  checking: boolean
  open(challenge: Challenge): void
  reset(): void
  leave(): void
  check(): Promise<void>
  edited(): void
}

/** Opens challenges in the place of the learner's own program, checks them, keeps what was solved. */
export function useChallenges(session: PythonSession, host: ToolHost): Challenges {
  const [progress, setProgress] = useState(NO_PROGRESS)
  const [current, setCurrent] = useState<Challenge | null>(null)
  const [result, setResult] = useState<{ verdict: Verdict; answer: RunAnswer | null }>(NOTHING)
  const [checking, setChecking] = useState(false)
  function keep(next: ChallengeProgress) {
    setProgress(next)
    void host.progress.save(PROGRESS_KEY, next).catch(() => {})
  }

  function start(challenge: Challenge, text: string) {
    session.files.lend(text)
    session.clear()
    setCurrent(challenge)
    setResult(NOTHING)
    host.place?.keep(PLACE, { id: challenge.id, text } satisfies Typed)
  }

  const comeBack = useEffectEvent(() => {
    const left = host.place?.read(PLACE)
    const challenge =
      isTyped(left) && openContent(host, CHALLENGES).find(({ id }) => id === left.id)
    if (challenge && !current) start(challenge, left.text)
  })
  useEffect(() => {
    async function load() {
      const kept = await host.progress.load<unknown>(PROGRESS_KEY).catch(() => null)
      setProgress(readProgress(kept))
    }
    void load()
    comeBack()
  }, [host])

  function keepProgram(): ChallengeProgress {
    if (!current) return progress
    return withProgram(progress, current.id, session.files.read(MAIN_FILE).text ?? '')
  }

  return {
    offered: openContent(host, CHALLENGES),
    progress,
    current,
    ...result,
    checking,
    open(challenge) {
      if (session.busy) session.stop()
      const kept = keepProgram()
      if (current) keep(kept)
      start(challenge, kept.programs[challenge.id] ?? challenge.starter)
    },
    reset() {
      if (current) start(current, current.starter)
    },
    leave() {
      if (!current) return
      keep(keepProgram())
      session.files.takeBack()
      session.clear()
      setCurrent(null)
      setResult(NOTHING)
      host.place?.keep(PLACE, undefined)
    },
    edited() {
      if (!current) return
      const text = session.files.read(MAIN_FILE).text ?? ''
      host.place?.keep(PLACE, { id: current.id, text } satisfies Typed)
    },
    async check() {
      if (!current || session.state.job) return
      setChecking(true)
      setResult(NOTHING)
      const timer = setTimeout(() => session.stop(), CHECK_SECONDS * 1000)
      const answer = await session.check(current.checks)
      clearTimeout(timer)
      setChecking(false)
      const verdict = verdictOf(answer)
      setResult({ verdict, answer })
      host.activity({
        kind: verdict === 'passed' ? 'check-passed' : 'check-failed',
        detail: current.id,
      })
      keep(verdict === 'passed' ? withSolved(keepProgram(), current.id) : keepProgram())
    },
  }
}

const NOTHING = { verdict: null, answer: null }

function verdictOf(answer: RunAnswer | null): Verdict {
  if (!answer || answer.ending === 'stopped') return 'late'
  const passed = answer.checks?.every((check) => check.passed) ?? false
  return answer.ending === 'finished' && passed ? 'passed' : 'failed'
}
