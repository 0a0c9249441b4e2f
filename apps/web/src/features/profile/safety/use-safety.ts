/** What the page about sign-in knows, and how it changes it: whoever was not asked lately is asked first. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PasskeyRefused } from '../../../adapters/account/passkeys.ts'
import { fetchSafety, mustConfirm } from '../../../adapters/account/sign-in-safety.ts'
import { HttpError } from '../../../adapters/http/http.ts'
import { logFailure } from '../../../adapters/log.ts'
import { useUserState } from '../../../adapters/user-state.ts'

export type SafetyProblem =
  | 'wrong-code'
  | 'too-old'
  | 'last-one'
  | 'sign-in-again'
  | 'no-passkey'
  | 'known-passkey'
  | 'too-many-passkeys'
  | 'failed'

const PROBLEMS: Record<string, SafetyProblem> = {
  'bad-input': 'wrong-code',
  'setup-too-old': 'too-old',
  'second-factor-required': 'last-one',
  'sign-in-again': 'sign-in-again',
  'passkey-refused': 'no-passkey',
  'passkey-known': 'known-passkey',
  'too-many-passkeys': 'too-many-passkeys',
}

type Work = () => Promise<void>

export type RunChange = (work: Work) => void

export function useSafety() {
  const client = useQueryClient()
  const queryKey = ['sign-in-safety', useUserState((user) => user.id)]
  const query = useQuery({ queryKey, queryFn: fetchSafety })
  const [problem, setProblem] = useState<SafetyProblem | null>(null)
  const [busy, setBusy] = useState(false)
  /** What goes on once somebody has said again who they are. */
  const [waiting, setWaiting] = useState<Work | null>(null)

  const attempt = async (work: Work) => {
    setProblem(null)
    setBusy(true)
    try {
      await work()
      await client.invalidateQueries({ queryKey })
    } catch (error) {
      if (mustConfirm(error)) setWaiting(() => work)
      else setProblem(problemOf(error))
    } finally {
      setBusy(false)
    }
  }
  const run: RunChange = (work) => {
    if (!busy) void attempt(work)
  }

  return {
    safety: query.data ?? null,
    failed: query.isError,
    problem,
    forgetProblem: () => setProblem(null),
    busy,
    run,
    asksWho: waiting !== null,
    confirmed() {
      const work = waiting
      setWaiting(null)
      if (work) run(work)
    },
    notConfirmed: () => setWaiting(null),
  }
}

export type Safety = ReturnType<typeof useSafety>

function problemOf(error: unknown): SafetyProblem {
  if (error instanceof PasskeyRefused) {
    return error.reason === 'known' ? 'known-passkey' : 'no-passkey'
  }
  const message = error instanceof HttpError ? error.body?.message : undefined
  const known = message === undefined ? undefined : PROBLEMS[message]
  if (known === undefined) logFailure('sign-in safety', error)
  return known ?? 'failed'
}
