/** Asks the browser to keep what lies on this device. Its answer is said where the button was pressed. */
import { Trans } from '@lingui/react/macro'
import { askToKeep } from '@panya/tools/host/browser/browser-facts.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useRef, useState } from 'react'
import styles from './BrowserAbilities.module.css'

interface AskToKeepProps {
  canAsk: boolean
  onAsked(): Promise<void>
}

export function AskToKeep({ canAsk, onAsked }: AskToKeepProps) {
  const [answer, setAnswer] = useState<'kept' | 'refused' | null>(null)
  const said = useRef<HTMLOutputElement>(null)
  const ask = async (): Promise<void> => {
    // The same answer once more is said once more.
    setAnswer(null)
    const isKept = await askToKeep()
    // The button goes: whoever stood on it stands on the answer.
    if (isKept) said.current?.focus()
    setAnswer(isKept ? 'kept' : 'refused')
    await onAsked()
  }
  return (
    <div className={styles.asking}>
      {canAsk && (
        <Button look="ghost" size="small" onClick={() => void ask()}>
          <Trans>Ask the browser to keep my work</Trans>
        </Button>
      )}
      <output ref={said} tabIndex={-1}>
        {answer === 'kept' && <Trans>From now on the browser keeps your work here.</Trans>}
        {answer === 'refused' && (
          <Trans>
            Not yet. Browsers say yes to pages that are used often: put a bookmark here, and try
            again another day.
          </Trans>
        )}
      </output>
    </div>
  )
}
