/** Keeps the site on the device, and says when a newer one is ready: the reader chooses when to reload. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useEffect } from 'react'
import { toast } from 'react-toastify/unstyled'
import { startServiceWorker } from '../../adapters/service-worker.ts'
import styles from './NewVersionNotice.module.css'

export function NewVersionNotice() {
  useEffect(
    () =>
      startServiceWorker(() => {
        toast(<Notice />, { toastId: 'new-version', autoClose: false, closeOnClick: false })
      }),
    [],
  )
  return null
}

function Notice() {
  return (
    <div className={styles.notice}>
      <Trans>A newer version is ready. Your work is saved.</Trans>
      <Button size="small" onClick={() => location.reload()}>
        <Trans>Load it now</Trans>
      </Button>
    </div>
  )
}
