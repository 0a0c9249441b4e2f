/** The link by which a guardian pays for a child: to be copied or mailed, and what happens next. */
import { Trans, useLingui } from '@lingui/react/macro'
import { localePath } from '@panya/domain/locale/locale.ts'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { useAddress } from '../../adapters/address.ts'
import { useSite } from '../../adapters/site.ts'
import { CopyLink } from '../copy-link/CopyLink.tsx'
import styles from './order.module.css'

export function GuardianLink({ token }: { token: string }) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const { publicUrl, brand } = useSite()
  const site = brand.name
  const link = `${publicUrl || window.location.origin}${localePath(locale, '/guardian/pay')}#${token}`
  const subject = encodeURIComponent(t`Please look at my plan at ${site}`)
  const body = encodeURIComponent(
    t`I would like to have this plan at ${site}. You see what it costs, and pay if you agree:`,
  )
  return (
    <div className={styles.link}>
      <p>
        <Trans>This link is for your parent or guardian. Here you see it only once.</Trans>
      </p>
      <CopyLink link={link} label={t`Link for your guardian`} />
      <p className={styles.actions}>
        <ButtonLink
          look="ghost"
          href={`mailto:?subject=${subject}&body=${body}%0A%0A${encodeURIComponent(link)}`}
        >
          <Trans>Send it by mail</Trans>
        </ButtonLink>
      </p>
      <ol>
        <li>
          <Trans>Your guardian opens the link. They need no account.</Trans>
        </li>
        <li>
          <Trans>They see what it costs, agree with their name, and pay.</Trans>
        </li>
        <li>
          <Trans>When the money has arrived, your plan begins by itself.</Trans>
        </li>
      </ol>
    </div>
  )
}
