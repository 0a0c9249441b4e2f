/** The way to the inbox, with a small number when something is new: it neither rings nor opens by itself. */
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { useHasInbox, useKeepUnread, useUnread } from '../../adapters/notices/unread-notices.ts'
import styles from './Pill.module.css'

const MOST_SHOWN = 99

export function NoticesBell() {
  const { t, i18n } = useLingui()
  const { path, to } = useAddress()
  const shown = useHasInbox()
  const unread = useUnread()
  useKeepUnread(path)
  if (!shown) return null
  const label =
    unread === 0
      ? t`Notices`
      : t`${plural(unread, { one: '# new notice', other: '# new notices' })}`
  return (
    <Link
      className={`${styles.pill} ${styles.round} ${styles.bell}`}
      to={to('/notices')}
      aria-label={label}
      title={label}
    >
      <Icon name="bell" size={18} />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > MOST_SHOWN ? `${i18n.number(MOST_SHOWN)}+` : i18n.number(unread)}
        </span>
      )}
    </Link>
  )
}
