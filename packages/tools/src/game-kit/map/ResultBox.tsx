/** How a run ended: the stars and what each was for, the next level, a link for others. */
import { Button } from '@panya/ui/Button/Button.tsx'
import type { ReactNode } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import layout from '../layout.module.css'
import { ShareReplay } from '../ShareReplay.tsx'
import { Stars } from '../Stars.tsx'
import styles from './Play.module.css'

interface ResultBoxProps {
  host: ToolHost
  won: boolean
  stars: number
  /** What a star is for, and whether it was won. */
  reasons: readonly (readonly [string, boolean])[]
  submission: unknown
  next: { text: string; onNext?: (() => void) | undefined }
  /** How it ended, in words. */
  children: ReactNode
}

export function ResultBox({ host, won, stars, reasons, submission, ...rest }: ResultBoxProps) {
  const { text, onNext } = rest.next
  return (
    <section className={`${styles.box} ${won ? styles.won : ''}`}>
      {rest.children}
      {won && (
        <>
          <Stars count={stars} locale={host.locale} size={34} />
          {reasons.length > 0 && (
            <ul className={styles.stars}>
              {reasons.map(([reason, isWon]) => (
                <li key={reason}>
                  <span aria-hidden="true">{isWon ? '★' : '☆'}</span>
                  {reason}
                </li>
              ))}
            </ul>
          )}
          <div className={layout.row}>
            {onNext && <Button onClick={onNext}>{text}</Button>}
            {!host.readonly && <ShareReplay host={host} submission={submission} />}
          </div>
        </>
      )}
    </section>
  )
}
