/** The frame of the sign-in and sign-up pages: a card to fill in, and the mascot beside it. */
import { Trans } from '@lingui/react/macro'
import { Icon, type IconName } from '@panya/ui/Icon/Icon.tsx'
import { Mascot, type MascotMood } from '@panya/ui/Mascot/Mascot.tsx'
import type { ReactNode } from 'react'
import { useSite } from '../../adapters/site.ts'
import styles from './AccountPage.module.css'

interface AccountPageProps {
  title: ReactNode
  lead: ReactNode
  mood: MascotMood
  /** The way to the other page. */
  other: ReactNode
  children: ReactNode
}

export function AccountPage({ title, lead, mood, other, children }: AccountPageProps) {
  const { brand } = useSite()
  return (
    <div className={`grid-paper ${styles.page}`}>
      <div className={styles.text}>
        <Mascot kind={brand.mascot} mood={mood} className={styles.mascot} />
        <h1>{title}</h1>
        <p>{lead}</p>
        <Promises />
      </div>
      <div className={styles.card}>
        {children}
        <p className={styles.other}>{other}</p>
      </div>
    </div>
  )
}

/** What an account is good for, in three lines; left out where there is no room beside the form. */
function Promises() {
  return (
    <ul className={styles.promises}>
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
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span>{children}</span>
    </li>
  )
}
