/** Asks, gently, to confirm the address: only where mails are sent, and until it is done. */
import { Trans } from '@lingui/react/macro'
import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { fetchAddressState, mailConfirmation } from '../../adapters/account/verification.ts'
import { useAddress } from '../../adapters/address.ts'
import { HttpError } from '../../adapters/http/http.ts'
import styles from './ProfileScreen.module.css'
import { ProfileSection } from './ProfileSection.tsx'
import { useProfileKey } from './use-profile.ts'

export function ConfirmAddress({ email }: { email: string }) {
  const { locale } = useAddress()
  const key = [...useProfileKey(), 'address']
  const { data } = useQuery({ queryKey: key, queryFn: fetchAddressState })
  const send = useMutation({ mutationFn: () => mailConfirmation(locale) })
  if (!data?.mails || data.verified || hasNoMail(email)) return null
  const tooOften = send.error instanceof HttpError && send.error.status === 429
  return (
    <ProfileSection title={<Trans>Confirm your address</Trans>}>
      <p className={styles.lead}>
        <Trans>
          Nobody has confirmed yet that <bdi>{email}</bdi> is yours. Everything works, but
          invitations to this address do not find you by themselves.
        </Trans>
      </p>
      <div className={styles.save}>
        <Button look="ghost" aria-busy={send.isPending} onClick={() => send.mutate()}>
          {send.isSuccess ? <Trans>Send again</Trans> : <Trans>Send me a link</Trans>}
        </Button>
        <output>
          {send.isSuccess && <Trans>Sent. Look in your mail and open the link.</Trans>}
        </output>
      </div>
      <p role="alert" className={styles.wrong} hidden={!send.isError}>
        {tooOften && <Trans>That was sent often enough. Wait an hour, and look under spam.</Trans>}
        {send.isError && !tooOften && (
          <Trans>That did not work. Check your connection and try again.</Trans>
        )}
      </p>
    </ProfileSection>
  )
}
