/** Over an assignment that learners do not see yet: that they do not, since when they will, and giving it now. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Assignment } from '@panya/domain/classroom/assignment.ts'
import { formatMoment } from '@panya/domain/time/format-moment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useAddress } from '../../../adapters/address.ts'
import { changeAssignment } from '../../../adapters/teach/assignment-api.ts'
import { useAction } from '../use-action.ts'
import styles from './giving.module.css'

interface GivingNoteProps {
  given: Assignment
  onChange(): void
}

export function GivingNote({ given, onChange }: GivingNoteProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const act = useAction()
  const at = given.givenAt === null ? null : formatMoment(locale, new Date(given.givenAt))
  const giveNow = () => changeAssignment(given.id, { when: 'now' })
  return (
    <div className={styles.note}>
      <p>
        {at === null ? (
          <Trans>This is a draft. Only teachers of the class see it.</Trans>
        ) : (
          <Trans>It is given on {at}. Until then only teachers of the class see it.</Trans>
        )}
      </p>
      <Button
        size="small"
        disabled={act.busy}
        onClick={() => void act.run(giveNow, t`The assignment is given.`)}
      >
        <Trans>Give it now</Trans>
      </Button>
      <Button size="small" look="ghost" onClick={onChange}>
        <Trans>When and for whom</Trans>
      </Button>
    </div>
  )
}
