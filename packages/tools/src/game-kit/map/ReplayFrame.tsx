/** What came in a link, under its title and over the way out; or a word that it is broken. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import type { ReactNode } from 'react'
import { useGameMessages } from '../game-messages.ts'

interface ReplayFrameProps {
  locale: Locale
  /** Null when what came cannot be played. */
  title: string | null
  onLeave(): void
  children?: ReactNode
}

export function ReplayFrame({ locale, title, onLeave, children }: ReplayFrameProps) {
  const t = useGameMessages(locale)
  return (
    <>
      {title === null ? <p role="alert">{t('replayBroken')}</p> : <h2>{title}</h2>}
      {children}
      <Button look="ghost" onClick={onLeave}>
        {t('replayLeave')}
      </Button>
    </>
  )
}
