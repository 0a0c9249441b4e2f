/** Whom the invitations went to, and the links to hand over where no mail is sent. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { InvitedTeachers } from '@panya/domain/school-roster/roster-preview.ts'
import { useAddress } from '../../../adapters/address.ts'
import { CopyLink } from '../../../parts/copy-link/CopyLink.tsx'
import { Notice } from '../parts/Notice.tsx'
import styles from './OneRoster.module.css'

export function InvitedList({ answer: { given, invited } }: { answer: InvitedTeachers }) {
  const { t } = useLingui()
  const { to } = useAddress()
  const mailed = invited.filter(({ token }) => token === null)
  const links = invited.filter(({ token }) => token !== null)
  return (
    <Notice tone="good">
      {mailed.length > 0 && (
        <p className={styles.line}>
          <Plural
            value={mailed.length}
            one="# mail is on its way."
            other="# mails are on their way."
          />
        </p>
      )}
      {given.length > 0 && (
        <p className={styles.line}>
          <Plural
            value={given.length}
            one="# person had confirmed their address and is a teacher now."
            other="# people had confirmed their address and are teachers now."
          />
        </p>
      )}
      {links.length > 0 && (
        <>
          <p className={styles.line}>
            <Trans>
              No mail is sent here. Hand these links over yourself; they are shown only now.
            </Trans>
          </p>
          {links.map(({ email, token }) => (
            <p key={email} className={styles.line}>
              <bdi dir="ltr">{email}</bdi>
              <CopyLink
                link={`${location.origin}${to('/invitation')}#${token}`}
                label={t`Link of the invitation for ${email}`}
              />
            </p>
          ))}
        </>
      )}
    </Notice>
  )
}
