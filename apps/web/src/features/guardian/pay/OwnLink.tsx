import { Trans, useLingui } from '@lingui/react/macro'
import { localePath } from '@panya/domain/locale/locale.ts'
import { useAddress } from '../../../adapters/address.ts'
import { useSite } from '../../../adapters/site.ts'
import { CopyLink } from '../../../parts/copy-link/CopyLink.tsx'
import { FocusedHeading } from '../../../parts/focus/FocusedHeading.tsx'
import styles from '../guardian.module.css'

/** The guardian's way back to this page and to the papers; it is shown when it is made. */
export function OwnLink({ token }: { token: string }) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const { publicUrl } = useSite()
  const link = `${publicUrl || window.location.origin}${localePath(locale, '/guardian/pay')}#${token}`
  return (
    <section className={`no-print ${styles.card}`} aria-labelledby="own-link">
      <FocusedHeading id="own-link">
        <Trans>Thank you. This link is yours now</Trans>
      </FocusedHeading>
      <p>
        <Trans>
          Keep it: with it you come back to this page and to the receipt. The child does not have
          it.
        </Trans>
      </p>
      <p>
        <CopyLink link={link} label={t`Your link`} />
      </p>
    </section>
  )
}
