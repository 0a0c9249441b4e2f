import { Trans } from '@lingui/react/macro'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { type Deletion, keepAccount } from '../../adapters/account/personal-data.ts'
import { useAddress } from '../../adapters/address.ts'
import { logFailure } from '../../adapters/log.ts'
import styles from './consent.module.css'
import { NoticeCard } from './NoticeCard.tsx'

interface DeletionNoticeProps {
  deletion: Deletion
  onUndone(): void
}

export function DeletionNotice({ deletion, onUndone }: DeletionNoticeProps) {
  const { locale } = useAddress()
  const [failed, setFailed] = useState(false)
  const day = formatDay(locale, new Date(deletion.dueAt))
  const undo = () =>
    void keepAccount().then(onUndone, (error: unknown) => {
      logFailure('undo deletion', error)
      setFailed(true)
    })
  return (
    <NoticeCard mood="oops" title={<Trans>This account will be deleted on {day}</Trans>}>
      <p>
        <Why by={deletion.requestedBy} />{' '}
        <Trans>Then everything you made here is gone for ever.</Trans>
      </p>
      {deletion.mayUndo && (
        <div className={styles.actions}>
          <Button onClick={undo}>
            <Trans>Keep my account</Trans>
          </Button>
        </div>
      )}
      <p role="alert" className={styles.wrong}>
        {failed && <Trans>That did not work. Check your connection and try again.</Trans>}
      </p>
    </NoticeCard>
  )
}

function Why({ by }: { by: Deletion['requestedBy'] }) {
  if (by === 'guardian') {
    return <Trans>Your parent or guardian asked for it, and only they can undo it.</Trans>
  }
  if (by === 'retention') return <Trans>Nobody has used it for a long time.</Trans>
  if (by === 'admin') return <Trans>An administrator asked for it.</Trans>
  return <Trans>You asked for it.</Trans>
}
