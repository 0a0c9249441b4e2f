import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  title: ReactNode
  lead?: ReactNode
  /** A word over the title that says whom it is for. */
  kicker?: ReactNode
  family?: 'coding' | 'flow' | 'games' | 'teach'
  tone?: 'paper' | 'sunk'
  children?: ReactNode
}

export function Section({ title, lead, kicker, family, tone = 'paper', children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} data-family={family} data-tone={tone} aria-labelledby={id}>
      <div className="page-wrap">
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  )
}
