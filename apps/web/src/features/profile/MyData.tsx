/** One's own data: taking it along, deleting the account, and undoing that. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { RETENTION } from '@panya/domain/account/retention.ts'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { EXPORT_ADDRESS } from '../../adapters/account/personal-data.ts'
import { useAddress } from '../../adapters/address.ts'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import styles from './ProfileScreen.module.css'
import { ProfileSection } from './ProfileSection.tsx'
import { useDeletion } from './use-deletion.ts'
import { useOwnPassword } from './use-profile.ts'

export function MyData() {
  const { locale, to } = useAddress()
  const { t } = useLingui()
  const { deletion, set, undo, failed } = useDeletion()
  const [asking, setAsking] = useState(false)
  const day = deletion && formatDay(locale, new Date(deletion.dueAt))
  // Deleting asks for a password, which neither a card nor a school's sign-in is.
  const without = useOwnPassword().data?.password === 'none'
  const days = RETENTION.deletionUndoDays
  return (
    <ProfileSection
      title={<Trans>My data</Trans>}
      about={
        <Link to={to('/privacy')}>
          <Trans>What we keep, and why</Trans>
        </Link>
      }
    >
      <div className={styles.data}>
        <p className={styles.lead}>
          <Trans>Everything we know about you, and everything you made, in one file.</Trans>
        </p>
        <a className={buttonClass('ghost')} href={EXPORT_ADDRESS} download>
          <Trans>Download my data</Trans>
        </a>
      </div>
      <div className={styles.data}>
        <output className={styles.lead}>
          {day ? (
            <Trans>Your account will be deleted on {day}.</Trans>
          ) : without ? (
            <Trans>Your school has made this account. Ask your teacher to have it deleted.</Trans>
          ) : (
            <Trans>
              Delete your account and everything in it. You can change your mind for{' '}
              <Plural value={days} one="# day" other="# days" />.
            </Trans>
          )}
        </output>
        {!deletion && !without && (
          <Button look="stop" onClick={() => setAsking(true)}>
            <Trans>Delete my account</Trans>
          </Button>
        )}
        {deletion?.mayUndo && (
          <Button onClick={undo}>
            <Trans>Keep my account</Trans>
          </Button>
        )}
        <p role="alert" className={styles.wrong} hidden={!failed}>
          {failed && t`That did not work. Check your connection and try again.`}
        </p>
      </div>
      {asking && <DeleteAccountDialog onClose={() => setAsking(false)} onAsked={set} />}
    </ProfileSection>
  )
}
