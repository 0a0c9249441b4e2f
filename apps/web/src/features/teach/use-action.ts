/** Does something on the server, says when it failed, and has the page read again what has changed. */
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { HttpError } from '../../adapters/http/http.ts'
import { logFailure } from '../../adapters/log.ts'
import { GIVING_PROBLEMS } from './giving/giving-problems.ts'

export interface Action {
  busy: boolean
  /** True when it worked. */
  run(work: () => Promise<unknown>, done?: string): Promise<boolean>
  /** For a dialog that stays open: null when it worked, else what is not right. */
  attempt(work: () => Promise<unknown>, done?: string): Promise<string | null>
}

export function useAction(): Action {
  const { t } = useLingui()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)

  function explain(error: unknown): string {
    const code = error instanceof HttpError ? error.message : ''
    if (code === 'no-such-teacher') return t`No teacher has this email address.`
    if (code === 'last-teacher')
      return t`A class needs at least one teacher. Add another one first.`
    if (code === 'not-a-student')
      return t`This account belongs to a teacher. Only its owner can do that.`
    if (code === 'class-sign-in-impossible')
      return t`Class sign-in does not work on this site yet: learners need an email.`
    if (code === 'no-guardian-to-ask')
      return t`This learner needs no guardian’s answer, or has not told their age yet.`
    if (code === 'bad-mark') return t`This mark does not fit: look at the most that can be given.`
    if (code === 'too-many-saved-comments')
      return t`Your list of comments is full. Delete one you no longer need.`
    if (code === 'starter-of-another-tool') return t`The starter project is from another tool.`
    if (code === 'roster-too-long')
      return t`This list is too long. Paste at most 500 lines at a time.`
    const known = GIVING_PROBLEMS[code]
    if (known) return t(known)
    return t`That did not work. Check your connection and try again.`
  }

  async function attempt(work: () => Promise<unknown>, done?: string): Promise<string | null> {
    setBusy(true)
    try {
      await work()
      if (done !== undefined) toast(done, { type: 'success' })
      await client.invalidateQueries({ queryKey: ['teach'] })
      return null
    } catch (error) {
      logFailure('teach', error)
      return explain(error)
    } finally {
      setBusy(false)
    }
  }

  async function run(work: () => Promise<unknown>, done?: string): Promise<boolean> {
    const problem = await attempt(work, done)
    if (problem !== null) toast(problem, { type: 'error' })
    return problem === null
  }

  return { busy, run, attempt }
}
