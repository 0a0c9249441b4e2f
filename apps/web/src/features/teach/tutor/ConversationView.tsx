/** One conversation from its first question to its last, to be read. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { readConversation } from '../../../adapters/teach/tutor-api.ts'
import school from '../../../parts/page-layout/school.module.css'
import { WatchedTurns } from '../../../parts/tutor/WatchedTurns.tsx'
import teach from '../teach.module.css'
import { Flags } from './Flags.tsx'
import styles from './tutor.module.css'
import { type TitleSources, useConversationTitle } from './use-conversation-title.ts'
import { useTutorAddress } from './use-tutor-address.ts'

interface ConversationViewProps extends TitleSources {
  room: ClassDetails
  id: string
}

export function ConversationView({ room, id, ...sources }: ConversationViewProps) {
  const address = useTutorAddress()
  const { data, isError } = useQuery({
    queryKey: ['teach', 'tutor', room.id, 'conversation', id],
    queryFn: () => readConversation(room.id, id),
  })
  return (
    <section className={school.section} aria-labelledby="conversation">
      <p className={teach.crumb}>
        <Link to={address.with({ conversation: null })}>
          <Trans>All conversations</Trans>
        </Link>
      </p>
      {isError && (
        <p role="alert">
          <Trans>This conversation is not here any more, or not of this class.</Trans>
        </p>
      )}
      {!data && !isError && <div aria-busy="true" className={styles.waiting} />}
      {data && <Opened conversation={data} {...sources} classId={room.id} />}
    </section>
  )
}

interface OpenedProps extends TitleSources {
  conversation: Awaited<ReturnType<typeof readConversation>>
  classId: number
}

function Opened({ conversation, classId, ...sources }: OpenedProps) {
  const { t } = useLingui()
  const { to } = useAddress()
  const address = useTutorAddress()
  const { student, turns, flags } = conversation
  const { tool, work } = useConversationTitle(sources, conversation)
  return (
    <>
      <header className={styles.head}>
        <h2 id="conversation">
          <bdi>{student.name}</bdi>
        </h2>
        <p>
          {work === '' ? tool : `${tool}: `}
          {work !== '' && <bdi>{work}</bdi>}
        </p>
        <span className={styles.flags}>
          <Flags flags={flags} />
        </span>
      </header>
      <WatchedTurns turns={turns} label={t`Questions and answers`} />
      <p className={styles.after}>
        <Link
          className={teach.link}
          to={address.with({ conversation: null, student: `${student.id}`, flag: null })}
        >
          <Trans>
            All conversations of <bdi>{student.name}</bdi>
          </Trans>
        </Link>
        <Link className={teach.link} to={to(`/teach/student?id=${student.id}&class=${classId}`)}>
          <Trans>Work and progress</Trans>
        </Link>
      </p>
    </>
  )
}
