/** What a guardian reads and signs on paper: the same for a child who prints one and a teacher who prints them all. */
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSite } from '../../adapters/site.ts'
import { ConsentPoints } from './ConsentPoints.tsx'
import styles from './letter.module.css'

interface ConsentLetterProps {
  child: string
  /** The whole name and the class, where they are known. */
  whoseChild?: string
  /** The address of the privacy page in the language of the letter. */
  privacy: string
}

export function ConsentLetter({ child, whoseChild, privacy }: ConsentLetterProps) {
  const { name, contactEmail } = useSite().brand
  return (
    <>
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
            More about privacy: <b dir="ltr">{privacy}</b>
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
      <Line filled={whoseChild}>
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
    </>
  )
}

function Line({ children, filled }: { children: ReactNode; filled?: string | undefined }) {
  return (
    <p className={styles.line}>
      <span>{children}</span>
      {filled !== undefined && <bdi className={styles.filled}>{filled}</bdi>}
    </p>
  )
}
