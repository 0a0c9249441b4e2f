/** A teacher's own checks: what the work must print, hold, use or do without. */
import { Trans, useLingui } from '@lingui/react/macro'
import {
  CHECK_LIMITS,
  type CheckKind,
  type CheckWish,
  newCheck,
} from '@panya/domain/classroom/check.ts'
import type { CheckChoice } from '@panya/tools/host/check-choices.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import school from '../../../parts/page-layout/school.module.css'
import styles from '../teach.module.css'
import { CheckFields } from './CheckFields.tsx'
import { KIND_WORDS } from './check-words.ts'

interface ChecksEditorProps {
  /** Those of the tool. */
  kinds: readonly CheckKind[]
  choices: readonly CheckChoice[]
  checks: readonly CheckWish[]
  onChange(checks: CheckWish[]): void
}

export function ChecksEditor({ kinds, choices, checks, onChange }: ChecksEditorProps) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.lines}>
      <legend>
        <Trans>Checks</Trans>
      </legend>
      <p className={school.soft}>
        <Trans>
          Learners check their work by themselves and see at once how each check went. What you
          write for one tool is still here when you choose another tool and come back.
        </Trans>
      </p>
      {checks.map((check, index) => {
        const number = index + 1
        return (
          <fieldset key={index} aria-label={t`Check ${number}`} className={styles.asked}>
            <CheckFields
              number={number}
              check={check}
              choices={choices}
              typed={kinds.includes('output')}
              onChange={(changed) =>
                onChange(checks.map((before, at) => (at === index ? changed : before)))
              }
            />
            <Button
              look="quiet"
              size="small"
              aria-label={t`Remove check ${number}`}
              onClick={() => onChange(checks.filter((_check, at) => at !== index))}
            >
              <Trans>Remove</Trans>
            </Button>
          </fieldset>
        )
      })}
      {checks.length < CHECK_LIMITS.checks && (
        <fieldset className={styles.adding}>
          <legend className={school.soft}>
            <Trans>Add a check</Trans>
          </legend>
          {kinds.map((kind) => (
            <Button
              key={kind}
              look="ghost"
              size="small"
              onClick={() => onChange([...checks, newCheck(kind)])}
            >
              {t(KIND_WORDS[kind])}
            </Button>
          ))}
        </fieldset>
      )}
    </fieldset>
  )
}
