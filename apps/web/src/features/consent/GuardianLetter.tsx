/** A letter to take home and sign: only the letter is printed, not the page around it. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useAddress } from '../../adapters/address.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { ConsentLetter } from '../../parts/guardian/ConsentLetter.tsx'
import letter from '../../parts/guardian/letter.module.css'
import styles from './consent.module.css'

export function GuardianLetter() {
  const { to } = useAddress()
  const child = useUserState((user) => user.firstname) ?? ''
  return (
    <article className={letter.letter} data-print-only>
      <h3>
        <Trans>To the parent or guardian of {child}</Trans>
      </h3>
      <ConsentLetter child={child} privacy={location.origin + to('/privacy')} />
      <div className={`no-print ${styles.actions}`}>
        <Button onClick={() => print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
    </article>
  )
}
