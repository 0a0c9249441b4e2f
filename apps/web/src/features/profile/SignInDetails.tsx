/** What somebody signs in with: their address and their password, and the way to change both. */
import { Trans } from '@lingui/react/macro'
import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keepEmail } from '../../adapters/account/own-password.ts'
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'
import { ConnectedSchools } from './ConnectedSchools.tsx'
import styles from './ProfileScreen.module.css'
import { ProfileSection } from './ProfileSection.tsx'
import { useOwnPassword } from './use-profile.ts'

type Open = 'password' | 'email' | null

export function SignInDetails({ email }: { email: string }) {
  const client = useQueryClient()
  const { data, refetch } = useOwnPassword()
  const [open, setOpen] = useState<Open>(null)
  const [changed, setChanged] = useState(false)
  const refresh = () => void refetch()
  const keep = useMutation({ mutationFn: keepEmail, onSettled: refresh })
  if (!data) return null
  const { wantedEmail } = data
  const close = () => setOpen(null)
  return (
    <ProfileSection
      title={<Trans>Signing in</Trans>}
      about={!hasNoMail(email) && <bdi>{email}</bdi>}
    >
      {data.password === 'none' ? (
        <p className={styles.lead}>
          <Trans>
            You get in without a password: through your class or your school. If that does not work
            any more, your teacher can help.
          </Trans>
        </p>
      ) : (
        <div className={styles.save}>
          <Button look="ghost" onClick={() => setOpen('password')}>
            <Trans>Change password</Trans>
          </Button>
          {data.mayChangeEmail && (
            <Button look="ghost" onClick={() => setOpen('email')}>
              <Trans>Change address</Trans>
            </Button>
          )}
          <output>
            {changed && <Trans>Your password is changed. Other devices are signed out.</Trans>}
          </output>
        </div>
      )}
      <ConnectedSchools />
      {wantedEmail !== null && (
        <div className={styles.waiting}>
          <p>
            <Trans>
              A mail is on its way to <bdi>{wantedEmail}</bdi>. Open its link within a day, and it
              is your new address.
            </Trans>
          </p>
          <Button look="quiet" onClick={() => keep.mutate()}>
            <Trans>Keep the old address</Trans>
          </Button>
        </div>
      )}
      {open === 'password' && (
        <ChangePasswordDialog
          email={email}
          onClose={close}
          onChanged={() => {
            setChanged(true)
            void client.invalidateQueries({ queryKey: ['devices'] })
            refresh()
          }}
        />
      )}
      {open === 'email' && <ChangeEmailDialog onClose={close} onAsked={refresh} />}
    </ProfileSection>
  )
}
