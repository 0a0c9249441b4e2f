/** Why somebody came back from their school without being signed in. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '@panya/ui/use-hydrated.ts'
import { useLocation } from 'react-router'
import problem from '../../../parts/account/FormProblem.module.css'
import styles from './SchoolProblem.module.css'

const DID_NOT_WORK = msg`Your school’s sign-in did not work just now. Start again from here. If it happens again, tell your teacher.`

/** The session library's names and ours. */
const MESSAGES: Record<string, MessageDescriptor> = {
  OAuthCallbackError: msg`You did not finish signing in at your school. Try again, or sign in another way.`,
  AccessDenied: msg`Your school’s sign-in did not let you in. Try again, or sign in another way.`,
  SchoolOutside: msg`That account does not belong to this school. Try again with your school account.`,
  SchoolUnverified: msg`Your school has not confirmed your email address, so we cannot know that it is yours. Ask your teacher.`,
  SchoolOther: msg`Somebody else at your school had this address here before. Ask your teacher or whoever looks after the site.`,
  SchoolClosed: msg`This account has been closed. Ask your teacher or whoever looks after the site.`,
  SchoolDemo: msg`This is a demo account that everybody shares. Use an account of your own.`,
}

export function SchoolProblem() {
  const { t } = useLingui()
  const { search } = useLocation()
  // Pages are made without what stands behind the question mark.
  const hydrated = useHydrated()
  const code = hydrated ? new URLSearchParams(search).get('error') : null
  return (
    <div role="alert" className={`${problem.problem} ${styles.above}`}>
      {code !== null && t(MESSAGES[code] ?? DID_NOT_WORK)}
    </div>
  )
}
