import { Mascot, type MascotMood } from '@panya/ui/Mascot/Mascot.tsx'
import { type ReactNode, useId } from 'react'
import { useSite } from '../../adapters/site.ts'
import styles from './consent.module.css'

interface NoticeCardProps {
  mood: MascotMood
  title: ReactNode
  children: ReactNode
}

export function NoticeCard({ mood, title, children }: NoticeCardProps) {
  const id = useId()
  const { brand } = useSite()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Mascot kind={brand.mascot} mood={mood} size={84} className={styles.mascot} />
      <div className={styles.text}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </section>
  )
}
