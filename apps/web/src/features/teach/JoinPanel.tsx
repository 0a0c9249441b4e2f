/** How learners come in: the code to read out, the address to open, the square to photograph. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { QrCode } from '@panya/ui/QrCode/QrCode.tsx'
import { useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { useSite } from '../../adapters/site.ts'
import { renewJoinCode } from '../../adapters/teach/class-api.ts'
import { AskDialog } from '../../parts/dialog/AskDialog.tsx'
import styles from './JoinPanel.module.css'
import { useAction } from './use-action.ts'

export function JoinPanel({ room }: { room: ClassDetails }) {
  const { t } = useLingui()
  const { publicUrl } = useSite()
  const act = useAction()
  const [renewing, setRenewing] = useState(false)
  const address = `${publicUrl || window.location.origin}/class?code=${room.joinCode}`

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address).then(
      () => toast(t`The link is copied.`, { type: 'success' }),
      () => toast(address),
    )
  }

  return (
    <section className={styles.panel} aria-labelledby="join-code">
      <QrCode text={address} label={t`QR code of the link to join`} className={styles.qr ?? ''} />
      <div className={styles.text}>
        <h2 id="join-code">
          <Trans>Join with this code</Trans>
        </h2>
        <p className={styles.code}>{room.joinCode}</p>
        <p className={styles.address}>{address}</p>
        <div className={`no-print ${styles.actions}`}>
          <Button look="ghost" size="small" onClick={() => void copy()}>
            <Trans>Copy the link</Trans>
          </Button>
          <Button look="quiet" size="small" onClick={() => setRenewing(true)}>
            <Trans>New code</Trans>
          </Button>
        </div>
      </div>
      {renewing && (
        <AskDialog
          title={t`New code`}
          confirm={t`Make a new code`}
          onConfirm={() => act.attempt(() => renewJoinCode(room.id))}
          onClose={() => setRenewing(false)}
        >
          <p>
            <Trans>The old code stops working. Whoever is in the class stays.</Trans>
          </p>
        </AskDialog>
      )}
    </section>
  )
}
