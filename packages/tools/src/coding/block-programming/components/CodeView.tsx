/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */
/** Code to read: names in Arabic letters stand each for itself, so that brackets and commas stay where they are. */
import styles from './CodeView.module.css'

const ARABIC_NAME = /([\p{Script=Arabic}\p{Script=Hebrew}][\p{L}\p{M}\p{N}_]*)/u

export function CodeView({ label, id, code }: { label: string; id: string; code: string }) {
  return (
    <pre dir="ltr" className={styles.code} tabIndex={0} aria-label={label} data-testid={id}>
      <code>
        {code
          .split(ARABIC_NAME)
          .map((part, index) => (index % 2 === 1 ? <bdi key={index}>{part}</bdi> : part))}
      </code>
    </pre>
  )
}
