/** What is asked of a guardian, in plain words, and their yes or no. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { GuardianDecision } from '@panya/domain/consent/consent-state.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { decide, type Ward } from '../../adapters/account/guardian.ts'
import { useAddress } from '../../adapters/address.ts'
import { formText } from '../../adapters/form-data.ts'
import { useSite } from '../../adapters/site.ts'
import { ConsentPoints } from '../../parts/guardian/ConsentPoints.tsx'
import { GuardianProblem, type Problem, problemOf } from './GuardianProblem.tsx'
import styles from './guardian.module.css'

export interface WardProps {
  token: string
  ward: Ward
  onChange(ward: Ward): void
}

export function GuardianDecisionForm({ token, ward, onChange }: WardProps) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const child = ward.displayName
  const { name } = useSite().brand
  const given = ward.state === 'given'

  const answer = (decision: GuardianDecision) => {
    if (!form.current) return
    const guardian = formText(new FormData(form.current), 'guardian-name')
    setProblem(null)
    decide(token, { decision, name: guardian, locale }).then(onChange, (error: unknown) =>
      setProblem(problemOf(error)),
    )
  }

  return (
    <section className={styles.card} aria-labelledby="guardian-decision">
      <h2 id="guardian-decision">
        <Trans>
          May {child} use {name} fully?
        </Trans>
      </h2>
      <output className={styles.state} data-state={ward.state}>
        {given && <Trans>You have consented. Thank you.</Trans>}
        {ward.state === 'waiting' && <Trans>Your answer is still missing.</Trans>}
        {ward.state === 'refused' && <Trans>You have not consented.</Trans>}
      </output>
      <ul className={styles.points}>
        <ConsentPoints />
        <li>
          <Link to={to('/privacy')}>
            <Trans>Everything about privacy, in plain words</Trans>
          </Link>
        </li>
      </ul>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          answer('given')
        }}
      >
        <TextField
          name="guardian-name"
          label={t`Your name`}
          hint={t`We send a receipt to the address our mail went to, and nothing else.`}
          autoComplete="name"
          required
        />
        <div className={styles.actions}>
          {!given && (
            <Button type="submit" look="go">
              <Trans>I am the parent or guardian, and I consent</Trans>
            </Button>
          )}
          <Button look="ghost" onClick={() => answer(given ? 'withdrawn' : 'refused')}>
            {given ? <Trans>Take my consent back</Trans> : <Trans>I do not consent</Trans>}
          </Button>
        </div>
        <GuardianProblem problem={problem} />
      </form>
    </section>
  )
}
