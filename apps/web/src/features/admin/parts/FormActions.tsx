/** The foot of a form that opens and closes: save, or leave it. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import styles from './parts.module.css'

export function FormActions({ busy, onCancel }: { busy: boolean; onCancel(): void }) {
  return (
    <div className={styles.actions}>
      <Button type="submit" size="small" aria-busy={busy}>
        <Trans>Save</Trans>
      </Button>
      <Button size="small" look="ghost" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  )
}
