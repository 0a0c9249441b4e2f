/** The names of a class: everybody finds theirs. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClassSignInList } from '@panya/domain/classroom/class-secret.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import styles from './ClassSignIn.module.css'
import { useStepFocus } from './use-step-focus.ts'

/** More do not fit on a screen. */
const MANY = 24

interface NameStepProps {
  list: ClassSignInList
  onChoose(id: string): void
  onBack(): void
}

export function NameStep({ list: { className, learners }, onChoose, onBack }: NameStepProps) {
  const { t } = useLingui()
  const heading = useStepFocus()
  const [typed, setTyped] = useState('')
  const plain = (text: string) => text.trim().toLocaleLowerCase()
  const shown = learners.filter(({ name }) => plain(name).startsWith(plain(typed)))
  return (
    <div className={styles.step}>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Who are you?</Trans>
      </h2>
      <p className={styles.class}>
        <bdi>{className}</bdi>
      </p>
      {learners.length > MANY && (
        <TextField
          label={t`Your name begins with`}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {shown.length === 0 ? (
        <p>
          <Trans>Nobody is in this list. Ask your teacher.</Trans>
        </p>
      ) : (
        <ul className={styles.names}>
          {shown.map(({ id, name }) => (
            <li key={id}>
              <CardButton className={styles.name} onClick={() => onChoose(id)}>
                <bdi>{name}</bdi>
              </CardButton>
            </li>
          ))}
        </ul>
      )}
      <Button look="quiet" onClick={onBack}>
        <Trans>Another class</Trans>
      </Button>
    </div>
  )
}
