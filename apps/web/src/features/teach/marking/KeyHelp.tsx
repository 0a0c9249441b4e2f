import { Trans } from '@lingui/react/macro'
import styles from './marking.module.css'

/** The keys of marking, for who wants to know them. */
export function KeyHelp() {
  return (
    <details className={styles.help}>
      <summary>
        <Trans>Keys</Trans>
      </summary>
      <dl>
        <dt>
          <kbd dir="ltr">Ctrl Enter</kbd>
        </dt>
        <dd>
          <Trans>Save and next</Trans>
        </dd>
        <dt>
          <kbd dir="ltr">Alt PageDown</kbd>
        </dt>
        <dd>
          <Trans>Next learner</Trans>
        </dd>
        <dt>
          <kbd dir="ltr">Alt PageUp</kbd>
        </dt>
        <dd>
          <Trans>Previous learner</Trans>
        </dd>
        <dt>
          <kbd dir="ltr">Ctrl K</kbd>
        </dt>
        <dd>
          <Trans>Find one of my comments; Enter puts the first one in, Escape goes back</Trans>
        </dd>
      </dl>
      <p>
        <Trans>On a Mac, use ⌘ for Ctrl.</Trans>
      </p>
    </details>
  )
}
