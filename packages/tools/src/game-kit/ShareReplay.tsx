import { Button } from '@panya/ui/Button/Button.tsx'
import { useId, useState } from 'react'
import type { ToolHost } from '../host/tool-host.ts'
import { replayLink } from './core/replay-data.ts'
import { useGameMessages } from './game-messages.ts'
import layout from './layout.module.css'
import styles from './Replay.module.css'

interface ShareReplayProps {
  host: ToolHost
  submission: unknown
}

/** Turns what was played into a link that anyone may open. */
export function ShareReplay({ host, submission }: ShareReplayProps) {
  const t = useGameMessages(host.locale)
  const [link, setLink] = useState<string | null>(null)
  const field = useId()
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      host.toast(t('copied'), 'success')
    } catch {
      document.getElementById(field)?.focus()
    }
  }
  if (link === null) {
    return (
      <Button look="ghost" onClick={() => setLink(replayLink(location.href, submission))}>
        {t('share')}
      </Button>
    )
  }
  return (
    <div className={styles.share}>
      <label htmlFor={field}>{t('linkLabel')}</label>
      <div className={layout.row}>
        <input
          id={field}
          className={styles.link}
          dir="ltr"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button look="ghost" onClick={() => void copy(link)}>
          {t('copy')}
        </Button>
      </div>
      <p className={styles.hint}>{t('shareHint')}</p>
    </div>
  )
}
