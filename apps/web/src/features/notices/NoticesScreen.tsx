/** The inbox: what happened in one's classes, newest first; below it the ways to hear of it elsewhere. */
import { Trans, useLingui } from '@lingui/react/macro'
import { NOTICE_PAGE, type Notice } from '@panya/domain/notice/notice.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchNotices, readAllNotices, readNotice } from '../../adapters/notices/notices-api.ts'
import { noteUnread } from '../../adapters/notices/unread-notices.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import school from '../../parts/page-layout/school.module.css'
import { CalendarSection } from './CalendarSection.tsx'
import { MailSection } from './MailSection.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import styles from './notices.module.css'

export function NoticesScreen() {
  const guest = useUserState((user) => user.role === 'demo')
  return (
    <div className={`${school.page} ${styles.narrow}`} data-family="teach">
      <h1>
        <Trans>Notices</Trans>
      </h1>
      {guest ? (
        <p>
          <Trans>Guests share one account, so there are no notices here.</Trans>
        </p>
      ) : (
        <>
          <InboxList />
          <CalendarSection />
          <MailSection />
        </>
      )}
    </div>
  )
}

function InboxList() {
  const { t } = useLingui()
  const client = useQueryClient()
  const [page, setPage] = useState(0)
  const me = useUserState((user) => user.id)
  const { data, isError, refetch } = useQuery({
    queryKey: ['notices', me, page],
    queryFn: () => fetchNotices(page),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  useEffect(() => {
    if (data) noteUnread(data.unread)
  }, [data])
  const reload = () => client.invalidateQueries({ queryKey: ['notices', me] })
  const readAll = useMutation({ mutationFn: readAllNotices, onSuccess: reload })
  const open = (notice: Notice) => {
    if (notice.unread) readNotice(notice).then(noteUnread, () => undefined)
  }

  if (isError) {
    return (
      <BrandMascotMessage
        as="h2"
        mood="oops"
        title={<Trans>Your notices did not arrive</Trans>}
        actions={
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Check your connection. Nothing is lost.</Trans>
        </p>
      </BrandMascotMessage>
    )
  }
  if (!data) return <p aria-busy="true">{t`Fetching your notices…`}</p>
  const { notices, total, unread } = data
  const newest = notices[0]?.at
  return (
    <section className={school.section} aria-label={t`Your notices`}>
      {total === 0 && (
        <BrandMascotMessage as="h2" mood="hello" title={<Trans>Nothing new</Trans>}>
          <p>
            <Trans>When something happens in your classes, you find it here.</Trans>
          </p>
        </BrandMascotMessage>
      )}
      {unread > 0 && page === 0 && newest && (
        <p>
          <Button
            look="ghost"
            size="small"
            aria-busy={readAll.isPending}
            onClick={() => readAll.mutate(newest)}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        </p>
      )}
      <p role="alert" className={styles.wrong} hidden={!readAll.isError}>
        {readAll.isError && <Trans>That did not work. Check your connection and try again.</Trans>}
      </p>
      {notices.length > 0 && (
        <ul className={styles.list} aria-label={t`Notices`}>
          {notices.map((notice) => (
            <NoticeRow
              key={`${notice.kind} ${notice.subject}`}
              notice={notice}
              onOpen={() => open(notice)}
            />
          ))}
        </ul>
      )}
      {total > NOTICE_PAGE && (
        <div className={school.row}>
          <Button look="ghost" size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
            <Trans>Newer</Trans>
          </Button>
          <Button
            look="ghost"
            size="small"
            disabled={(page + 1) * NOTICE_PAGE >= total}
            onClick={() => setPage(page + 1)}
          >
            <Trans>Older</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}
