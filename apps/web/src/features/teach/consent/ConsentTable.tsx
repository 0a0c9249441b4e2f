/** Learners with what their guardians said and when, and what a teacher can do for each. */
import { Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import type { LearnerConsent } from '@panya/domain/consent/class-consent.ts'
import type { PaperAnswer } from '@panya/domain/consent/consent-state.ts'
import { formatCalendarDay, formatDay } from '@panya/domain/time/format-moment.ts'
import { ActionMenu } from '@panya/ui/ActionMenu/ActionMenu.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { useState } from 'react'
import { useAddress } from '../../../adapters/address.ts'
import { recordGuardianAnswer } from '../../../adapters/teach/class-api.ts'
import { GuardianAnswerDialog } from '../../../parts/guardian/GuardianAnswerDialog.tsx'
import styles from '../../../parts/page-layout/school.module.css'
import { TeachTable } from '../TeachTable.tsx'
import { useAction } from '../use-action.ts'
import { STATE_MESSAGES } from './consent-messages.ts'
import { ProgressLinkDialog } from './ProgressLinkDialog.tsx'
import type { MessagesOf } from './use-messages.ts'

interface ConsentTableProps {
  room: ClassDetails
  learners: readonly LearnerConsent[]
  labelledBy: string
  messagesOf: MessagesOf
}

interface Asking {
  kind: 'answer' | 'link'
  learner: LearnerConsent
}

export function ConsentTable({ room, learners, labelledBy, messagesOf }: ConsentTableProps) {
  const { t } = useLingui()
  const [asking, setAsking] = useState<Asking | null>(null)
  const close = () => setAsking(null)
  return (
    <>
      <TeachTable labelledBy={labelledBy} columns={[t`Name`, t`Consent`, t`Actions`]} stacks>
        {learners.map((learner) => (
          <tr key={learner.studentId}>
            <th scope="row">
              <bdi>{personName(learner)}</bdi>
            </th>
            <td data-column={t`Consent`}>
              <Standing learner={learner} />
            </td>
            <td className="no-print">
              <Actions learner={learner} onAsk={(kind) => setAsking({ kind, learner })} />
            </td>
          </tr>
        ))}
      </TeachTable>
      {asking?.kind === 'answer' && <AnswerDialog learner={asking.learner} onClose={close} />}
      {asking?.kind === 'link' && (
        <ProgressLinkDialog
          room={room}
          learner={asking.learner}
          messagesOf={messagesOf}
          onClose={close}
        />
      )}
    </>
  )
}

function Standing({ learner }: { learner: LearnerConsent }) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const { state, askedAt, decidedAt, signedOn, linkMadeAt } = learner
  const [tone, message] = STATE_MESSAGES[state]
  const day = (moment: string) => formatDay(locale, new Date(moment))
  const answered = askedAt ?? decidedAt
  return (
    <>
      <span className={styles.badge} data-tone={tone}>
        {t(message)}
      </span>{' '}
      <span className={styles.soft}>
        {signedOn !== null ? (
          <Trans>on paper, signed on {formatCalendarDay(locale, signedOn)}</Trans>
        ) : (
          answered !== null && day(answered)
        )}
        {linkMadeAt !== null && (
          <>
            {' · '}
            <Trans>link to the progress since {day(linkMadeAt)}</Trans>
          </>
        )}
      </span>
    </>
  )
}

function Actions({
  learner,
  onAsk,
}: {
  learner: LearnerConsent
  onAsk(kind: Asking['kind']): void
}) {
  const { t } = useLingui()
  const { state } = learner
  if (state === 'age-unknown' || state === 'not-needed') return null
  const name = personName(learner)
  return (
    <ActionMenu
      label={t`Actions for ${name}`}
      actions={[
        { label: t`Record a guardian’s answer`, onSelect: () => onAsk('answer') },
        state === 'given' && {
          label: t`Link to the progress for the guardian`,
          onSelect: () => onAsk('link'),
        },
      ]}
    >
      <Icon path={TOOL_ICONS.more} size={18} />
    </ActionMenu>
  )
}

function AnswerDialog({ learner, onClose }: { learner: LearnerConsent; onClose(): void }) {
  const { t } = useLingui()
  const act = useAction()
  const record = async (answer: PaperAnswer) => {
    const { studentId } = learner
    if (await act.run(() => recordGuardianAnswer(studentId, answer), t`Recorded.`)) onClose()
  }
  return (
    <GuardianAnswerDialog
      child={personName(learner)}
      busy={act.busy}
      onRecord={(answer) => void record(answer)}
      onClose={onClose}
    />
  )
}
