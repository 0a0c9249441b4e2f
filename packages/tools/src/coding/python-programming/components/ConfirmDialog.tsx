import type { Texts } from '../texts.ts'
import styles from './Dialog.module.css'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  t: Texts
  question: string
  action: string
  onYes: () => void
  onClose: () => void
}

/** Asks before something is lost. */
export function ConfirmDialog({ t, question, action, onYes, onClose }: ConfirmDialogProps) {
  return (
    <Dialog label={question} onClose={onClose}>
      <p className={styles.question}>{question}</p>
      <div className={styles.actions}>
        <button type="button" onClick={onClose}>
          {t('cancel')}
        </button>
        <button type="button" data-danger onClick={onYes}>
          {action}
        </button>
      </div>
    </Dialog>
  )
}
