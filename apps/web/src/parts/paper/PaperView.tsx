/** A paper with the way back and the button that prints it; neither is on the sheet. */
import { Trans } from '@lingui/react/macro'
import type { TaxPaper } from '@panya/domain/tax-paper/paper.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import type { ReactNode } from 'react'
import { PaperSheet } from './PaperSheet.tsx'
import styles from './paper.module.css'
import { type MessagesOf, usePaperWords } from './use-paper-words.ts'

interface PaperViewProps {
  paper: TaxPaper
  messagesOf: MessagesOf
  back: ReactNode
}

export function PaperView({ paper, messagesOf, back }: PaperViewProps) {
  const words = usePaperWords(messagesOf, paper.currency)
  return (
    <>
      <div className={`no-print ${styles.tools}`}>
        {back}
        <Button disabled={words === null} onClick={() => window.print()}>
          <Trans>Print or save as PDF</Trans>
        </Button>
      </div>
      {words && <PaperSheet paper={paper} words={words} />}
    </>
  )
}
