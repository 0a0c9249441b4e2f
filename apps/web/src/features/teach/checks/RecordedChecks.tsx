/** What a solution did, as checks to tick. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import type { CheckChoice } from '@panya/tools/host/check-choices.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import styles from '../teach.module.css'
import { aboutOf } from './about-check.ts'
import { KIND_WORDS, PART_WORDS } from './check-words.ts'

interface RecordedChecksProps {
  recorded: readonly CheckWish[]
  choices: readonly CheckChoice[]
  room: number
  onAdd(checks: CheckWish[]): void
}

export function RecordedChecks({ recorded, choices, room, onAdd }: RecordedChecksProps) {
  const { t } = useLingui()
  const [ticked, setTicked] = useState<readonly number[]>([])
  const about = aboutOf(choices, (part) => t(PART_WORDS[part]))
  return (
    <fieldset className={styles.lines}>
      <legend>
        <Trans>What your solution did</Trans>
      </legend>
      {recorded.map((check, at) => {
        const isTicked = ticked.includes(at)
        return (
          <label key={at} className={styles.check}>
            <input
              type="checkbox"
              checked={isTicked}
              disabled={!isTicked && ticked.length >= room}
              onChange={() =>
                setTicked(isTicked ? ticked.filter((one) => one !== at) : [...ticked, at])
              }
            />
            <span>
              {t(KIND_WORDS[check.kind])} <bdi>{about(check)}</bdi>
            </span>
          </label>
        )
      })}
      <div>
        <Button
          size="small"
          disabled={ticked.length === 0}
          onClick={() => onAdd(recorded.filter((_check, at) => ticked.includes(at)))}
        >
          <Trans>Add what is ticked</Trans>
        </Button>
      </div>
    </fieldset>
  )
}
