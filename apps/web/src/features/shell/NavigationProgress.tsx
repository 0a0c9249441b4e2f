/** A thin line while the next page is on its way, for the moments when it takes longer than a blink. */
import { useNavigation } from 'react-router'
import styles from './NavigationProgress.module.css'

export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />
}
