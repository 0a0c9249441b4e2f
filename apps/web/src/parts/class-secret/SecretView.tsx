/** The three pictures or words of a card, in their order. */
import { useLingui } from '@lingui/react/macro'
import type { SecretKind } from '@panya/domain/classroom/class-secret.ts'
import { pictureAddress } from '@panya/tools/game-kit/picture-files.ts'
import { useAddress } from '../../adapters/address.ts'
import styles from './SecretView.module.css'
import { wordFor } from './secret-words.ts'

export function SecretView({ kind, secret }: { kind: SecretKind; secret: readonly string[] }) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const label = kind === 'pictures' ? t`Three pictures` : t`Three words`
  return (
    <ol className={styles.secret} data-kind={kind} aria-label={label}>
      {secret.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may come twice, and the order stays
        <li key={index}>
          {kind === 'pictures' && <img src={pictureAddress(name)} alt="" />}
          <span>{wordFor(name, locale)}</span>
        </li>
      ))}
    </ol>
  )
}
