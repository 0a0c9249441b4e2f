/** A letter to take home and sign: only the letter is printed, not the page around it. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import type { ReactNode } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { useSite } from '../../adapters/site.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { ConsentPoints } from '../../parts/guardian/ConsentPoints.tsx'
import styles from './consent.module.css'

export function GuardianLetter() {
  const { to } = useAddress()
  const { name, contactEmail } = useSite().brand
  const child = useUserState((user) => user.firstname) ?? ''
  return (
    <article className={styles.letter} data-print-only>
      <h3>
        <Trans>To the parent or guardian of {child}</Trans>
      </h3>
      <p>
        <Trans>
          {child} has an account at {name}, where young people learn to code, build AI and play with
          ideas. At this age we need your consent.
        </Trans>
      </p>
      <ul>
        <ConsentPoints />
        <li>
          <Trans>
            More about privacy: <b dir="ltr">{location.origin + to('/privacy')}</b>
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>Please tick one answer, sign, and have this letter given to the teacher.</Trans>
      </p>
      <p className={styles.tick}>
        <Trans>I am the parent or guardian, and I consent</Trans>
      </p>
      <p className={styles.tick}>
        <Trans>I do not consent</Trans>
      </p>
      <Line>
        <Trans>Full name and class of the child</Trans>
      </Line>
      <Line>
        <Trans>Your name</Trans>
      </Line>
      <Line>
        <Trans>Date and signature</Trans>
      </Line>
      <p>
        <Trans>
          You can take your consent back at any time, ask for the data or have the account deleted:
          tell the teacher, or write to <b dir="ltr">{contactEmail}</b>.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button onClick={() => print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
    </article>
  )
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p className={styles.line}>
      <span>{children}</span>
    </p>
  )
}
