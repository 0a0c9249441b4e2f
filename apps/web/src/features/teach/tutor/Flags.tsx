import { useLingui } from '@lingui/react/macro'
import type { WatchFlag } from '@panya/domain/tutor/watched.ts'
import styles from '../../../parts/page-layout/school.module.css'
import { FLAG_WORDS } from './flag-words.ts'

/** Only what an adult should look at stands out. */
const TONES: Partial<Record<WatchFlag, 'bad' | 'new'>> = {
  care: 'bad',
  reported: 'new',
  unsafe: 'new',
}

export function Flags({ flags }: { flags: readonly WatchFlag[] }) {
  const { t } = useLingui()
  return flags.map((flag) => (
    <span key={flag} className={styles.badge} data-tone={TONES[flag]}>
      {t(FLAG_WORDS[flag])}
    </span>
  ))
}
