import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { type SubmitEvent, useState } from 'react'
import { lookAt, type Ward } from '../../adapters/account/guardian.ts'
import { textIn } from '../../adapters/form-text.ts'
import { useHydrated } from '../../adapters/use-hydrated.ts'
import { GuardianProblem, type Problem, problemOf } from './GuardianProblem.tsx'
import styles from './guardian.module.css'

interface CodeFormProps {
  initial: string
  onKnown(known: { code: string; ward: Ward }): void
}

export function CodeForm({ initial, onKnown }: CodeFormProps) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const [problem, setProblem] = useState<Problem | null>(null)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = textIn(new FormData(event.currentTarget), 'code')
    setProblem(null)
    lookAt(code).then(
      (ward) => onKnown({ code, ward }),
      (error: unknown) => setProblem(problemOf(error)),
    )
  }
  return (
    <section className={styles['card']}>
      <p>
        <Trans>
          A child you look after has an account here and needs your answer. You have a code from our
          mail or from a printed letter.
        </Trans>
      </p>
      <form className={styles['form']} noValidate onSubmit={submit}>
        <TextField
          name="code"
          label={t`Your code`}
          hint={t`Ten letters and digits, such as ABCDE-23456`}
          defaultValue={initial}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <div>
          <Button type="submit" disabled={!hydrated}>
            <Trans>Go on</Trans>
          </Button>
        </div>
        <GuardianProblem problem={problem} />
      </form>
    </section>
  )
}
