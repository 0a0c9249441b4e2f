/** Tells a teacher that something on a shared page should not be there. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '@panya/ui/Field/Field.tsx'
import { useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { FormDialog } from '../../parts/dialog/FormDialog.tsx'

interface ReportDialogProps {
  report(reason: string): Promise<unknown>
  onClose(): void
}

export function ReportDialog({ report, onClose }: ReportDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  async function send(): Promise<void> {
    try {
      await report(reason.trim())
      toast(t`Thank you. A teacher will look at it.`, { type: 'success' })
      onClose()
    } catch {
      toast(t`That did not work. Check your connection and try again.`, { type: 'error' })
    }
  }
  return (
    <FormDialog
      title={<Trans>Tell a teacher</Trans>}
      submit={<Trans>Send</Trans>}
      cancel={null}
      ready={reason.trim() !== ''}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Field label={<Trans>What is wrong with it?</Trans>}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
