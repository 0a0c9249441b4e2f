/** Says how strong the password is while it is typed: three bars, and words for who cannot see them. */
import { Trans, useLingui } from '@lingui/react/macro'
import { PASSWORD_STRENGTHS, passwordStrength } from '@panya/domain/account/password-strength.ts'
import styles from './PasswordHint.module.css'

export function PasswordHint({ password }: { password: string }) {
  const { t } = useLingui()
  if (password === '') {
    return <Trans>At least 8 characters. A short sentence is easy to remember.</Trans>
  }
  const strength = passwordStrength(password)
  const messages = {
    short: t`Too short`,
    weak: t`Easy to guess`,
    good: t`Good`,
    strong: t`Strong`,
  }
  return (
    <span className={styles.strength} data-strength={strength}>
      <span className={styles.bars} aria-hidden="true">
        {PASSWORD_STRENGTHS.slice(1).map((level, index) => (
          <span key={level} data-on={index < PASSWORD_STRENGTHS.indexOf(strength)} />
        ))}
      </span>
      <span aria-live="polite">{messages[strength]}</span>
    </span>
  )
}
