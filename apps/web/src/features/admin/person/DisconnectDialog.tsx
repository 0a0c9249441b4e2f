/** Asks what an admin may not know: whoever comes next with the address gets what the account holds. */
import { Trans } from '@lingui/react/macro'
import type { Connection } from '@panya/domain/account/school-sign-in.ts'
import { useState } from 'react'
import { AskDialog } from '../../../parts/dialog/AskDialog.tsx'

interface DisconnectDialogProps {
  connection: Connection
  /** The address by which the school finds the account; null where none does. */
  email: string | null
  onConfirm(address: 'keep' | 'free'): void
  onClose(): void
}

export function DisconnectDialog(props: DisconnectDialogProps) {
  const { connection, email, onConfirm, onClose } = props
  const [free, setFree] = useState(false)
  return (
    <AskDialog
      title={
        connection.name === null ? (
          <Trans>Disconnect this sign-in?</Trans>
        ) : (
          <Trans>
            Disconnect <bdi>{connection.name}</bdi>?
          </Trans>
        )
      }
      confirm={<Trans>Disconnect</Trans>}
      danger
      onConfirm={() => onConfirm(free ? 'free' : 'keep')}
      onClose={onClose}
    >
      <p>
        <Trans>All devices of this account are signed out.</Trans>{' '}
        {email !== null && !free && (
          <Trans>
            Whoever the school says has the address <bdi>{email}</bdi> gets into this account, with
            everything in it. That is right for the same person with a new account at school.
          </Trans>
        )}
        {email !== null && free && (
          <Trans>
            This account keeps everything but its address. Whoever has the address now gets an
            account of their own.
          </Trans>
        )}
      </p>
      {email !== null && (
        <label>
          <input type="checkbox" checked={free} onChange={() => setFree(!free)} />{' '}
          <Trans>The address belongs to somebody else now</Trans>
        </label>
      )}
    </AskDialog>
  )
}
