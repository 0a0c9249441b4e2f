/** A child's way to a link for the guardian, when the one before is lost. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useMutation } from '@tanstack/react-query'
import { renewPayLink } from '../../adapters/payments/orders.ts'
import { FocusedHeading } from '../../parts/focus/FocusedHeading.tsx'
import { GuardianLink } from '../../parts/order/GuardianLink.tsx'
import styles from './Orders.module.css'

export function NewLink({ id }: { id: number }) {
  const make = useMutation({ mutationFn: () => renewPayLink(id) })
  if (make.data) {
    return (
      <section className={styles.card} aria-labelledby="guardian-link">
        <FocusedHeading id="guardian-link">
          <Trans>The new link</Trans>
        </FocusedHeading>
        <GuardianLink token={make.data} />
      </section>
    )
  }
  return (
    <section className={styles.card} aria-labelledby="guardian-link">
      <h2 id="guardian-link">
        <Trans>The link is lost?</Trans>
      </h2>
      <p>
        <Trans>Make a new one. The link before it ends.</Trans>
      </p>
      <p>
        <Button aria-busy={make.isPending} onClick={() => make.mutate()}>
          <Trans>Make a new link</Trans>
        </Button>
      </p>
      <p role="alert" className={styles.wrong} hidden={!make.isError}>
        {make.isError && <Trans>That did not work. Check your connection and try again.</Trans>}
      </p>
    </section>
  )
}
