/** Brings a Scratch project in, tells what is different, and takes a project back to Scratch. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { useEffect, useRef } from 'react'
import type { ToolProps } from '../tool-props.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { SaveForScratch } from './SaveForScratch.tsx'
import styles from './Scratch.module.css'
import { ScratchReport } from './ScratchReport.tsx'
import { type ScratchMessages, useScratchMessages } from './scratch-messages.ts'
import { type Opening, useScratchOpening } from './use-scratch-opening.ts'

interface ScratchDialogProps extends Omit<ToolProps, 't'> {
  /** Chosen already, in the project's menu or by dropping it. */
  file: File | null
  onClose(): void
}

export default function ScratchDialog({ file, onClose, ...tool }: ScratchDialogProps) {
  const t = useScratchMessages(tool.host.locale)
  const { opening, open, back } = useScratchOpening(tool)
  const given = useRef(file)
  useEffect(() => {
    if (given.current) void open(given.current)
    given.current = null
  }, [open])
  return (
    <Dialog
      title={opening.step === 'opened' ? t('opened', { name: opening.name }) : t('title')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <div aria-live="polite">
        <Step opening={opening} onFile={(chosen) => void open(chosen)} t={t} />
      </div>
      {opening.step === 'opened' && (
        <div className={styles.ways}>
          <Button onClick={onClose}>{t('go')}</Button>
          <Button
            look="ghost"
            onClick={() => {
              back()
              onClose()
            }}
          >
            {t('undo')}
          </Button>
        </div>
      )}
      {opening.step === 'choose' && <SaveForScratch {...tool} t={t} />}
    </Dialog>
  )
}

interface StepProps {
  opening: Opening
  onFile(file: File): void
  t: ScratchMessages
}

function Step({ opening, onFile, t }: StepProps) {
  switch (opening.step) {
    case 'reading':
      return <p>{t('reading', { name: opening.name })}</p>
    case 'opened': {
      const { sprites, blocks, report, kept } = opening
      return (
        <div className={styles.part}>
          <p>{t('openedText', { sprites, blocks })}</p>
          <ScratchReport entries={report} t={t} />
          {kept && <p className={styles.quiet}>{t(kept)}</p>}
        </div>
      )
    }
    case 'failed':
      return (
        <div className={styles.part}>
          <p className={styles.problem}>
            {t(`problem.${opening.problem}`)} {t('unchanged')}
          </p>
          <ChooseFile label={t('tryAnother')} onFile={onFile} t={t} />
        </div>
      )
    case 'choose':
      return (
        <div className={styles.part}>
          <p>{t('intro')}</p>
          <ChooseFile label={t('choose')} onFile={onFile} t={t} />
          <p className={styles.quiet}>{t('replaces')}</p>
        </div>
      )
  }
}
