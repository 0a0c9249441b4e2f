import { Trans } from '@lingui/react/macro'
import { Icon, type IconName } from '@panya/ui/Icon/Icon.tsx'
import type { ReactNode } from 'react'
import styles from './AccountPage.module.css'

/** What an account is good for, in three lines; left out where there is no room beside the form. */
export function Promises() {
  return (
    <ul className={styles['promises']}>
      <Line icon="cloud">
        <Trans>Saved while you work. Nothing you make gets lost.</Trans>
      </Line>
      <Line icon="globe">
        <Trans>In your own language, on any computer.</Trans>
      </Line>
      <Line icon="shield">
        <Trans>Others see only the name you choose.</Trans>
      </Line>
    </ul>
  )
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <span className={styles['icon']}>
        <Icon name={icon} />
      </span>
      <span>{children}</span>
    </li>
  )
}
