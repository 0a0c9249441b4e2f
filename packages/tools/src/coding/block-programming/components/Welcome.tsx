/** What an empty workspace says: where blocks come from, and where to begin. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { Mascot } from '@panya/ui/Mascot/Mascot.tsx'
import type { BlocksMessages } from '../blocks-messages.ts'
import styles from './Welcome.module.css'

interface WelcomeProps {
  /** Null where there are no lessons. */
  onLessons: (() => void) | null
  onExamples(): void
  t: BlocksMessages
}

export function Welcome({ onLessons, onExamples, t }: WelcomeProps) {
  return (
    <div className={styles.welcome}>
      <Mascot kind="owl" mood="hello" size={72} />
      <p>{t(onLessons ? 'welcome' : 'welcomeBoard')}</p>
      <div className={styles.ways}>
        {onLessons && (
          <Button size="small" look="go" onClick={onLessons}>
            <Icon path={TOOL_ICONS.flag} /> {t('lessons')}
          </Button>
        )}
        <Button size="small" look="ghost" onClick={onExamples}>
          <Icon name="play" /> {t('seeExamples')}
        </Button>
      </div>
    </div>
  )
}
