import type { Locale } from '@panya/domain/locale/locale.ts'
import type { OwnReplay } from '@panya/domain/replay/replay.ts'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useGameMessages } from './game-messages.ts'
import styles from './LinkDialog.module.css'

interface LinkListProps {
  locale: Locale
  replays: readonly OwnReplay[]
  onTakeBack(shareId: string): void
}

/** The links one has handed out, each to be taken back. */
export function LinkList({ locale, replays, onTakeBack }: LinkListProps) {
  const t = useGameMessages(locale)
  return (
    <section>
      <h3 className={styles.heading}>{t('linkList')}</h3>
      <ul className={styles.list}>
        {replays.map(({ shareId, title, audience, createdAt }) => (
          <li key={shareId}>
            <span>
              <b dir="auto">{title}</b>
              <span className={styles.soft}>
                {t(`linkFor.${audience}`)} · {formatDay(locale, new Date(createdAt))}
              </span>
            </span>
            <Button
              look="ghost"
              aria-label={t('linkTakeBackOf', { title })}
              onClick={() => onTakeBack(shareId)}
            >
              {t('linkTakeBack')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
