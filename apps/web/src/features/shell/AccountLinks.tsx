import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { useHasInbox, useUnread } from '../../adapters/notices/unread-notices.ts'
import { useUserState } from '../../adapters/user-state.ts'
import styles from './MenuList.module.css'

export function AccountLinks({ onSignOut }: { onSignOut: () => void }) {
  const { i18n } = useLingui()
  const { to } = useAddress()
  const hasInbox = useHasInbox()
  const unread = useUnread()
  const role = useUserState((user) => user.role)
  return (
    <ul className={styles.list}>
      <Item to={to('/profile')}>
        <Trans>My profile</Trans>
      </Item>
      {hasInbox && (
        <Item to={to('/notices')}>
          <Trans>Notices</Trans>
          {unread > 0 && <> ({i18n.number(unread)})</>}
        </Item>
      )}
      <Item to={to('/projects')}>
        <Trans>My projects</Trans>
      </Item>
      {role === 'student' && (
        <Item to={to('/class')}>
          <Trans>My class</Trans>
        </Item>
      )}
      <Item to={to('/coins')}>
        <Trans>My coins</Trans>
      </Item>
      {(role === 'teacher' || role === 'admin') && (
        <Item to={to('/teach')}>
          <Trans>Teach</Trans>
        </Item>
      )}
      {role === 'admin' && (
        <Item to={to('/admin')}>
          <Trans>Administration</Trans>
        </Item>
      )}
      <li className={styles.line} aria-hidden="true" />
      <li>
        <button type="button" className={styles.item} onClick={onSignOut}>
          <Trans>Sign out</Trans>
        </button>
      </li>
    </ul>
  )
}

function Item({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <li>
      <Link className={styles.item} to={to}>
        {children}
      </Link>
    </li>
  )
}
