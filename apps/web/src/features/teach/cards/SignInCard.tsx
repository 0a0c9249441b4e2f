/** One card to cut out: who, where, the class's code, and the three pictures or words. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClassCard } from '@panya/domain/classroom/class-secret.ts'
import { QrCode } from '@panya/ui/QrCode/QrCode.tsx'
import { useAddress } from '../../../adapters/address.ts'
import { useSite } from '../../../adapters/site.ts'
import { SecretView } from '../../../parts/class-secret/SecretView.tsx'
import styles from './CardsScreen.module.css'

interface SignInCardProps {
  card: ClassCard
  className: string
  code: string
}

export function SignInCard({ card: { name, kind, secret }, className, code }: SignInCardProps) {
  const { t } = useLingui()
  const { to } = useAddress()
  const { publicUrl } = useSite()
  const address = `${publicUrl || window.location.origin}${to('/class-sign-in')}`
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.who}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p className={styles.class}>
          <bdi>{className}</bdi>
        </p>
        <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
        <p>
          <Trans>Class code</Trans> <strong className={styles.code}>{code}</strong>
        </p>
      </div>
      {/* Only the code: whoever finds a card has its pictures, whoever sees a square has none. */}
      <QrCode
        text={`${address}#${code}`}
        label={t`QR code of the class`}
        className={styles.qr ?? ''}
      />
      <div className={styles.secret}>
        <SecretView kind={kind} secret={secret} />
      </div>
    </article>
  )
}
