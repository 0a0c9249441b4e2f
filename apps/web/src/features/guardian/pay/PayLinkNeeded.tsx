/** For somebody without a link that works: where to find one. */
import { Trans } from '@lingui/react/macro'
import { useSite } from '../../../adapters/site.ts'
import styles from '../guardian.module.css'

export function PayLinkNeeded({ isUnknown }: { isUnknown: boolean }) {
  const { contactEmail } = useSite().brand
  return (
    <section className={styles.card}>
      {isUnknown && (
        <p role="alert" className={styles.wrong}>
          <Trans>This link does not work any more. A newer one may have taken its place.</Trans>
        </p>
      )}
      <p>
        <Trans>
          A child you look after would like a plan? Open the link that the child has given to you.
        </Trans>
      </p>
      <ul className={styles.points}>
        <li>
          <Trans>No link? The child finds the order under “My orders” and makes a new one.</Trans>
        </li>
        <li>
          <Trans>
            Something else? Write to{' '}
            <a href={`mailto:${contactEmail}`}>
              <bdi dir="ltr">{contactEmail}</bdi>
            </a>
            .
          </Trans>
        </li>
      </ul>
    </section>
  )
}
