/** Asks somebody who is signed in whether they want to leave their account for the guests' one. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { useEffect, useRef, useState } from 'react'
import { useUserState } from '../../adapters/user-state.ts'

interface AskBeforeVisitProps {
  onStay(): void
  onVisit(): Promise<void>
}

export function AskBeforeVisit({ onStay, onVisit }: AskBeforeVisitProps) {
  const name = useUserState((user) => user.firstname)
  const [busy, setBusy] = useState(false)
  const stay = useRef<HTMLButtonElement>(null)
  // Whoever presses Enter without reading loses nothing.
  useEffect(() => stay.current?.focus(), [])
  const visit = () => {
    if (busy) return
    setBusy(true)
    void onVisit()
  }
  return (
    <Dialog
      title={<Trans>Look around as a guest?</Trans>}
      onClose={onStay}
      actions={
        <>
          <Button look="ghost" aria-busy={busy} onClick={visit}>
            <Trans>Sign out and look around</Trans>
          </Button>
          <Button ref={stay} onClick={onStay}>
            <Trans>Stay signed in</Trans>
          </Button>
        </>
      }
    >
      <p>
        {name ? (
          <Trans>
            You are signed in as <bdi>{name}</bdi>.
          </Trans>
        ) : (
          <Trans>You are signed in.</Trans>
        )}{' '}
        <Trans>
          This link opens the guest account and signs you out here. What you made is saved and waits
          for you.
        </Trans>
      </p>
    </Dialog>
  )
}
