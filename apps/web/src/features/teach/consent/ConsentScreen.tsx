/** Guardians' consent in a class: who lacks it, asking again by mail or on paper, and links to a learner's progress. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import {
  awaitsAnswer,
  CLASS_CONSENT_STATES,
  countStates,
  type LearnerConsent,
  lacksConsent,
} from '@panya/domain/consent/class-consent.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { classDetails } from '../../../adapters/teach/class-api.ts'
import { listConsents } from '../../../adapters/teach/consent-api.ts'
import { useUserState } from '../../../adapters/user-state.ts'
import school from '../../../parts/page-layout/school.module.css'
import { OnlyTeachers } from '../TeachScreen.tsx'
import styles from '../teach.module.css'
import { ConsentLetters } from './ConsentLetters.tsx'
import { ConsentTable } from './ConsentTable.tsx'
import { STATE_MESSAGES } from './consent-messages.ts'
import { RemindDialog } from './RemindDialog.tsx'
import { type Remembered, RemindedAnswer } from './RemindedAnswer.tsx'
import type { MessagesOf } from './use-messages.ts'

export function ConsentScreen({ messagesOf }: { messagesOf: MessagesOf }) {
  const role = useUserState((user) => user.role)
  const staff = role === 'teacher' || role === 'admin'
  const [search] = useSearchParams()
  const id = Number(search.get('id') ?? 0)
  const room = useQuery({
    queryKey: ['teach', 'class', id],
    queryFn: () => classDetails(id),
    enabled: staff,
  })
  const { data: learners } = useQuery({
    queryKey: ['teach', 'consent', id],
    queryFn: () => listConsents(id),
    enabled: staff,
  })
  if (!staff) return <OnlyTeachers />
  if (!room.data || !learners) return <div className={school.page} aria-busy="true" />
  const parts = { room: room.data, learners, messagesOf }
  return search.get('show') === 'letters' ? (
    <ConsentLetters {...parts} />
  ) : (
    <Consents key={id} {...parts} />
  )
}

interface ConsentsProps {
  room: ClassDetails
  learners: readonly LearnerConsent[]
  messagesOf: MessagesOf
}

function Consents({ room, learners, messagesOf }: ConsentsProps) {
  const { to } = useAddress()
  const [asking, setAsking] = useState(false)
  const [answer, setAnswer] = useState<Remembered | null>(null)
  const lacking = learners.filter(({ state }) => lacksConsent(state))
  const others = learners.filter(({ state }) => !lacksConsent(state))
  const waiting = learners.filter(({ state }) => awaitsAnswer(state)).length
  const table = { room, messagesOf }
  return (
    <div className={school.page} data-family="teach">
      <header className={styles.head}>
        <p className={`no-print ${styles.crumb}`}>
          <Link to={to(`/teach/class?id=${room.id}&tab=students`)}>
            <Trans>Learners</Trans>
          </Link>
        </p>
        <h1>
          <Trans>
            Guardians of <bdi>{room.name}</bdi>
          </Trans>
        </h1>
      </header>
      <p className={school.soft}>
        <Trans>
          Without a guardian's consent a young learner works as everybody else, but shows nothing to
          others and uses no AI service.
        </Trans>
      </p>
      <Counts learners={learners} />
      <section className={school.section} aria-labelledby="lacking">
        <div className={school.row}>
          <h2 id="lacking">
            <Plural
              value={lacking.length}
              one="# learner still lacks consent"
              other="# learners still lack consent"
            />
          </h2>
          {waiting > 0 && (
            <div className={`no-print ${styles.beside} ${styles.end}`}>
              <Button size="small" onClick={() => setAsking(true)}>
                <Trans>Remind all</Trans>
              </Button>
              <Link
                className={buttonClass('ghost', 'small')}
                to={to(`/teach/consent?id=${room.id}&show=letters`)}
              >
                <Trans>Print letters</Trans>
              </Link>
            </div>
          )}
        </div>
        {answer && <RemindedAnswer answer={answer} />}
        {lacking.length === 0 ? (
          <p>
            <Trans>Nobody: there is nothing to do here.</Trans>
          </p>
        ) : (
          <ConsentTable {...table} labelledBy="lacking" learners={lacking} />
        )}
      </section>
      {others.length > 0 && (
        <section className={school.section} aria-labelledby="others">
          <h2 id="others">
            <Plural
              value={others.length}
              one="# learner has consent or needs none"
              other="# learners have consent or need none"
            />
          </h2>
          <ConsentTable {...table} labelledBy="others" learners={others} />
        </section>
      )}
      {asking && (
        <RemindDialog
          room={room}
          onSent={(reminded) => setAnswer({ ...reminded, learners })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

function Counts({ learners }: Pick<ConsentsProps, 'learners'>) {
  const { t } = useLingui()
  const counts = countStates(learners)
  return (
    <p className={school.row}>
      {CLASS_CONSENT_STATES.filter((state) => counts[state] > 0).map((state) => {
        const [tone, message] = STATE_MESSAGES[state]
        return (
          <span key={state} className={school.badge} data-tone={tone}>
            {t(message)}: {counts[state]}
          </span>
        )
      })}
    </p>
  )
}
