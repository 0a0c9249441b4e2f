import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import type { Messages } from '../python-messages.ts'

interface ConfirmDialogProps {
  t: Messages
  question: string
  action: string
  onYes: () => void
  onClose: () => void
}

/** Asks before something is lost. */
export function ConfirmDialog({ t, question, action, onYes, onClose }: ConfirmDialogProps) {
  return (
    <Dialog
      title={question}
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" size="small" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="stop" size="small" onClick={onYes}>
            {action}
          </Button>
        </>
      }
    />
  )
}
