import { useLingui } from '@lingui/react/macro'
import styles from './parts.module.css'

const LINES = ['40%', '100%', '92%', '97%', '60%']

export function Loading() {
  const { t } = useLingui()
  return (
    <output className={styles.loading} aria-label={t`Loading…`}>
      {LINES.map((inlineSize) => (
        <span key={inlineSize} style={{ inlineSize }} />
      ))}
    </output>
  )
}
