/** Beside a learner's name: that somebody guesses their card, or that it is locked and what helps at once. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { CardWarning, ClassCard } from '@panya/domain/classroom/class-secret.ts'
import type { ClassDetails, ClassStudent } from '@panya/domain/classroom/classroom.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { renewCard } from '../../../adapters/teach/card-api.ts'
import school from '../../../parts/page-layout/school.module.css'
import styles from '../teach.module.css'
import { useAction } from '../use-action.ts'

interface CardNoticeProps {
  room: ClassDetails
  student: ClassStudent
  warning: CardWarning
  onNewCard(card: ClassCard): void
}

export function CardNotice({ room, student, warning, onNewCard }: CardNoticeProps) {
  const { t } = useLingui()
  const act = useAction()
  const name = student.firstName
  if (warning === 'guessed') {
    return (
      <span className={styles.told}>
        <span className={school.badge} data-tone="new">
          <Trans>Many wrong tries</Trans>
        </span>
      </span>
    )
  }
  return (
    <span className={styles.told}>
      <span className={school.badge} data-tone="bad">
        <Trans>Card locked</Trans>
      </span>{' '}
      {/* A locked card is worth nothing: there is nothing to ask first. */}
      <Button
        look="ghost"
        size="small"
        aria-label={t`New card for ${name}`}
        disabled={act.busy}
        onClick={() => void act.run(async () => onNewCard(await renewCard(room.id, student.id)))}
      >
        <Trans>New card</Trans>
      </Button>
    </span>
  )
}
