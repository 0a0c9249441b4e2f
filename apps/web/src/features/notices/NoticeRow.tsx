/** One notice: what happened, about what, when; the whole row leads to the work. */
import { Trans } from '@lingui/react/macro'
import { type Notice, noticePath } from '@panya/domain/notice/notice.ts'
import { useAddress } from '../../adapters/address.ts'
import { useFormat } from '../../adapters/use-format.ts'
import { noticeText } from './notice-messages.tsx'
import styles from './notices.module.css'

interface NoticeRowProps {
  notice: Notice
  onOpen(): void
}

/** A document load on purpose: some tools need a page of their own kind. */
export function NoticeRow({ notice, onOpen }: NoticeRowProps) {
  const { to } = useAddress()
  const format = useFormat()
  const { title, from, at, unread } = notice
  return (
    <li className={styles.row} data-unread={unread || undefined}>
      <a className={styles.link} href={to(noticePath(notice))} onClick={onOpen}>
        <span className={styles.what}>
          {unread && (
            <span className={styles.new}>
              <Trans>new</Trans>
            </span>
          )}
          {noticeText(notice)}
        </span>
        <b className={styles.title}>
          <bdi>{title}</bdi>
        </b>
        <span className={styles.facts}>
          {from !== null && (
            <>
              <bdi>{from}</bdi> ·{' '}
            </>
          )}
          <time dateTime={at}>{format.moment(at)}</time>
        </span>
      </a>
    </li>
  )
}
