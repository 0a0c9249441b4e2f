/** A link to hand over: to be seen, and copied with one press. */
import { CopyButton } from './CopyButton.tsx'
import styles from './CopyLink.module.css'

export function CopyLink({ link, label }: { link: string; label: string }) {
  return (
    <span className={styles.link}>
      <input
        readOnly
        dir="ltr"
        value={link}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={link} />
    </span>
  )
}
