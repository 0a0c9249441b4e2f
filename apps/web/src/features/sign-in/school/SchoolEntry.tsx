/** The ways in that schools bring along: a button for each of a few, a list of many, and the right one for an address. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SchoolChoice } from '@panya/domain/account/school-sign-in.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useState } from 'react'
import { SignInProblem } from '../SignInProblem.tsx'
import styles from './SchoolEntry.module.css'
import { useSchools } from './use-schools.ts'

/** More would be a wall of buttons. */
const MOST_BUTTONS = 3

interface SchoolEntryProps {
  /** What is typed so far. */
  email: string
  /** Where they go once they are in. */
  returnPath(): string
}

export function SchoolEntry({ email, returnPath }: SchoolEntryProps) {
  const { schools, outcome, busy, go } = useSchools(returnPath)
  if (schools.length === 0) return null
  const [, domain = ''] = email.trim().toLowerCase().split('@')
  const own = schools.find((school) => school.domain === domain)
  const few = own ? [own] : schools
  return (
    <div className={styles.schools}>
      <SignInProblem outcome={outcome} />
      <output>
        {own && (
          <Trans>
            Your address is of a school with its own sign-in. No password is needed here.
          </Trans>
        )}
      </output>
      {few.length <= MOST_BUTTONS ? (
        few.map(({ id, name }) => (
          <Button key={id} look="ghost" aria-busy={busy} onClick={() => go(id)}>
            <span>
              <Trans>
                Sign in with <bdi>{name}</bdi>
              </Trans>
            </span>
          </Button>
        ))
      ) : (
        <ManySchools schools={schools} busy={busy} go={go} />
      )}
    </div>
  )
}

interface ManySchoolsProps {
  schools: readonly SchoolChoice[]
  busy: boolean
  go(id: string): void
}

function ManySchools({ schools, busy, go }: ManySchoolsProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  if (!open) {
    return (
      <Button look="ghost" aria-expanded={false} onClick={() => setOpen(true)}>
        <Trans>Sign in with my school</Trans>
      </Button>
    )
  }
  return (
    <>
      <SelectField
        label={t`Your school`}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody just asked for this list
        autoFocus
      >
        <option value="">{t`Choose your school`}</option>
        {schools.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button look="ghost" disabled={chosen === ''} aria-busy={busy} onClick={() => go(chosen)}>
        <Trans>Go to my school’s sign-in</Trans>
      </Button>
    </>
  )
}
