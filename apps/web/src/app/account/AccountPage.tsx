/** The frame of the sign-in and sign-up pages: a card to fill in, and the mascot beside it. */
import { Mascot, type MascotMood } from '@panya/ui/Mascot/Mascot.tsx'
import type { ReactNode } from 'react'
import { useSite } from '../../adapters/site.ts'
import styles from './AccountPage.module.css'
import { Promises } from './Promises.tsx'

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
    <div className={`grid-paper ${styles['page']}`}>
      <div className={styles['words']}>
        <Mascot kind={brand.mascot} mood={mood} className={styles['mascot']} />
        <h1>{title}</h1>
        <p>{lead}</p>
        <Promises />
      </div>
      <div className={styles['card']}>
        {children}
        <p className={styles['other']}>{other}</p>
      </div>
    </div>
  )
}
