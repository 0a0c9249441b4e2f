/** What the class asked the tutor and the chat: the list, or one conversation. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { RETENTION } from '@panya/domain/account/retention.ts'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import school from '../../../parts/page-layout/school.module.css'
import teach from '../teach.module.css'
import { ConversationList } from './ConversationList.tsx'
import { ConversationView } from './ConversationView.tsx'
import { MODE_WORDS } from './mode-words.ts'
import styles from './tutor.module.css'
import type { TitleSources } from './use-conversation-title.ts'
import { useTutorAddress } from './use-tutor-address.ts'

interface TutorTabProps extends TitleSources {
  room: ClassDetails
}

export function TutorTab({ room, ...sources }: TutorTabProps) {
  const { conversation } = useTutorAddress()
  const days = RETENTION.tutorDays
  if (conversation !== null) {
    return <ConversationView key={conversation} room={room} id={conversation} {...sources} />
  }
  return (
    <section className={school.section} aria-labelledby="tutor">
      <h2 id="tutor">
        <Trans>What was asked</Trans>
      </h2>
      <p className={styles.lead}>
        <Trans>
          Learners see that you can read this: it stands beside the tutor. Questions and answers are
          kept for <Plural value={days} one="# day" other="# days" />.
        </Trans>
      </p>
      <Rules room={room} />
      <ConversationList room={room} {...sources} />
    </section>
  )
}

/** What holds for the class now, and the way to change it. */
function Rules({ room }: { room: ClassDetails }) {
  const { t } = useLingui()
  const { to } = useAddress()
  const { tutorMode, dailyAiCap: one, dailyClassAiCap: all } = room
  return (
    <ul className={styles.rules} aria-label={t`Rules of the class`}>
      <li>
        {t`AI tutor`}: <b>{t(MODE_WORDS[tutorMode])}</b>
      </li>
      {one !== null && (
        <li>
          <Trans>
            AI coins a day for a learner: <b>{one}</b>
          </Trans>
        </li>
      )}
      {all !== null && (
        <li>
          <Trans>
            AI coins a day for the class: <b>{all}</b>
          </Trans>
        </li>
      )}
      <li>
        <Link className={teach.link} to={to(`/teach/class?id=${room.id}&tab=settings`)}>
          <Trans>Change mode and limits</Trans>
        </Link>
      </li>
    </ul>
  )
}
