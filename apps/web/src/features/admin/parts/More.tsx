import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import styles from './parts.module.css'

interface MoreProps {
  shown: boolean
  busy: boolean
  onMore(): void
}

/** The way to the next page of a long list. */
export function More({ shown, busy, onMore }: MoreProps) {
  if (!shown) return null
  return (
    <div className={styles.more}>
      <Button look="ghost" aria-busy={busy} onClick={onMore}>
        {busy ? <Trans>Loading…</Trans> : <Trans>Show more</Trans>}
      </Button>
    </div>
  )
}
