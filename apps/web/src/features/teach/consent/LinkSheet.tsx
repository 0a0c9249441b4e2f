/** The link on paper: what it is, a square to photograph, and the address to type. */
import { Trans, useLingui } from '@lingui/react/macro'
import { directionOf, type Locale } from '@panya/domain/locale/locale.ts'
import { QrCode } from '@panya/ui/QrCode/QrCode.tsx'
import styles from '../../../parts/guardian/letter.module.css'

interface LinkSheetProps {
  child: string
  link: string
  language: Locale
}

export function LinkSheet({ child, link, language }: LinkSheetProps) {
  const { t } = useLingui()
  return (
    <article
      className={`${styles.letter} ${styles.sheet}`}
      lang={language}
      dir={directionOf(language)}
      data-print-only
    >
      <h3>
        <Trans>To the parent or guardian of {child}</Trans>
      </h3>
      <p>
        <Trans>
          With this link you see what {child} made and learnt, and how much time it took. It only
          shows and changes nothing. Please keep it to yourself. It ends after a year, when you end
          it on the page, or when you take your consent back.
        </Trans>
      </p>
      <QrCode text={link} label={t`QR code of the link`} />
      <p>
        <b dir="ltr">{link}</b>
      </p>
    </article>
  )
}
