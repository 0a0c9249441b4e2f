import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  title: ReactNode
  lead?: ReactNode
  /** A word over the title that says whom it is for. */
  kicker?: ReactNode
  family?: 'coding' | 'flow' | 'games' | 'teach'
  tone?: 'paper' | 'sunk'
  /** False for what can only be pressed. */
  onPaper?: boolean
  /** About how tall it is before it is laid out; one that comes in parts of its own is laid out at once. */
  size?: 'middle' | 'long' | 'in-parts'
  children?: ReactNode
}

export function Section(props: SectionProps) {
  const { title, lead, kicker, family, tone = 'paper', onPaper = true, children } = props
  const { size = 'middle' } = props
  const id = useId()
  return (
    <section
      className={`${styles.section} ${size === 'in-parts' ? '' : 'when-near'} ${onPaper ? '' : 'no-print'}`}
      data-family={family}
      data-tone={tone}
      data-size={size}
      aria-labelledby={id}
    >
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
