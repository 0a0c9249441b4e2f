/** What an empty workspace says: where blocks come from, and where to begin. */
import { Mascot } from '@panya/ui/Mascot/Mascot.tsx'
import type { BlocksTexts } from '../blocks-texts.ts'
import { IconButton } from './IconButton.tsx'
import styles from './Welcome.module.css'

interface WelcomeProps {
  /** Null where there are no lessons. */
  onLessons: (() => void) | null
  onExamples(): void
  t: BlocksTexts
}

export function Welcome({ onLessons, onExamples, t }: WelcomeProps) {
  return (
    <div className={styles.welcome}>
      <Mascot kind="owl" mood="hello" size={72} />
      <p>{t(onLessons ? 'welcome' : 'welcomeBoard')}</p>
      <div className={styles.ways}>
        {onLessons && (
          <IconButton icon="flag" look="go" withText label={t('lessons')} onClick={onLessons} />
        )}
        <IconButton icon="play" withText label={t('seeExamples')} onClick={onExamples} />
      </div>
    </div>
  )
}
