/** The conversations of a class, the newest first, by learner and by what should be looked at. */

import { Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import { WATCH_FLAGS, type WatchedConversation } from '@panya/domain/tutor/watched.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listConversations } from '../../../adapters/teach/tutor-api.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { BrandMascotMessage } from '../../../parts/mascot/BrandMascotMessage.tsx'
import school from '../../../parts/page-layout/school.module.css'
import { useGroups } from '../giving/use-groups.ts'
import { TeachTable } from '../TeachTable.tsx'
import teach from '../teach.module.css'
import { Flags } from './Flags.tsx'
import { FLAG_WORDS } from './flag-words.ts'
import styles from './tutor.module.css'
import { type TitleSources, useConversationTitle } from './use-conversation-title.ts'
import { type TutorAddress, useTutorAddress } from './use-tutor-address.ts'

interface ConversationListProps extends TitleSources {
  room: ClassDetails
}

export function ConversationList({ room, ...sources }: ConversationListProps) {
  const { t } = useLingui()
  const address = useTutorAddress()
  const { student, flag } = address
  const list = useInfiniteQuery({
    queryKey: ['teach', 'tutor', room.id, student, flag],
    queryFn: ({ pageParam }) => listConversations(room.id, { student, flag }, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
  })
  const found = list.data?.pages.flatMap((page) => page.conversations)
  const isFiltered = student !== null || flag !== null
  if (list.isError && !found) {
    return (
      <p role="alert" className={school.bad}>
        <Trans>That did not work. Check your connection and try again.</Trans>
      </p>
    )
  }
  if (!found) return <div aria-busy="true" className={styles.waiting} />
  if (found.length === 0 && !isFiltered) return <NothingYet room={room} />
  return (
    <>
      <Filters room={room} address={address} />
      {found.length === 0 ? (
        <p className={school.soft}>
          <Trans>Nothing found</Trans>
        </p>
      ) : (
        <TeachTable
          labelledBy="tutor"
          columns={[t`Learner`, t`About`, t`Last question`, t`Questions`, t`To look at`]}
          stacks
        >
          {found.map((one) => (
            <Row key={one.id} conversation={one} address={address} {...sources} />
          ))}
        </TeachTable>
      )}
      {list.hasNextPage && (
        <p className={styles.more}>
          <Button
            look="ghost"
            aria-busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            <Trans>Show older ones</Trans>
          </Button>
        </p>
      )}
    </>
  )
}

function NothingYet({ room }: { room: ClassDetails }) {
  const isOff = room.tutorMode === 'off'
  return (
    <BrandMascotMessage
      mood={isOff ? 'asleep' : 'hello'}
      as="h3"
      title={isOff ? <Trans>The tutor is off</Trans> : <Trans>Nobody has asked yet</Trans>}
    >
      <p>
        {isOff ? (
          <Trans>In this class nobody can ask the tutor or the chat.</Trans>
        ) : (
          <Trans>
            When a learner of this class asks the tutor or the chat, you find it here: what was
            asked, and what they were shown.
          </Trans>
        )}
      </p>
    </BrandMascotMessage>
  )
}

function Filters({ room, address }: { room: ClassDetails; address: TutorAddress }) {
  const { t } = useLingui()
  const learners = useGroups(room.id)?.learners ?? []
  return (
    <div className={styles.filters}>
      <SelectField
        label={t`Learner`}
        value={address.student ?? ''}
        onChange={({ target }) => address.change({ student: target.value })}
      >
        <option value="">{t`Everybody`}</option>
        {learners.map((one) => (
          <option key={one.studentId} value={one.studentId}>
            {personName(one)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`To look at`}
        value={address.flag ?? ''}
        onChange={({ target }) => address.change({ flag: target.value })}
      >
        <option value="">{t`All conversations`}</option>
        {WATCH_FLAGS.map((flag) => (
          <option key={flag} value={flag}>
            {t(FLAG_WORDS[flag])}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

interface RowProps extends TitleSources {
  conversation: WatchedConversation
  address: TutorAddress
}

function Row({ conversation, address, ...sources }: RowProps) {
  const { t } = useLingui()
  const { moment, count } = useFormat()
  const { id, student, turns, lastAt, flags } = conversation
  const { tool, work } = useConversationTitle(sources, conversation)
  return (
    <tr>
      <th scope="row">
        <bdi>{student.name}</bdi>
      </th>
      <td className={styles.about} data-column={t`About`}>
        <Link className={teach.link} to={address.with({ conversation: id })}>
          <span className="visually-hidden">
            <bdi>{student.name}</bdi>:{' '}
          </span>
          <bdi>{work === '' ? tool : work}</bdi>
        </Link>
        {work !== '' && <small className={teach.under}>{tool}</small>}
      </td>
      <td className={teach.number} data-column={t`Last question`}>
        <time dateTime={lastAt}>{moment(lastAt)}</time>
      </td>
      <td className={teach.number} data-column={t`Questions`}>
        {count(turns)}
      </td>
      <td data-column={flags.length > 0 ? t`To look at` : undefined}>
        <span className={styles.flags}>
          <Flags flags={flags} />
        </span>
      </td>
    </tr>
  )
}
