/** A letter to take home: only the letter is printed, not the page around it. */
import { Trans } from '@lingui/react/macro'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import type { LetterCode } from '../../adapters/account/consent.ts'
import { useAddress } from '../../adapters/address.ts'
import { useSite } from '../../adapters/site.ts'
import { useUserState } from '../../adapters/user-state.ts'
import styles from './consent.module.css'

export function GuardianLetter({ letter }: { letter: LetterCode }) {
  const { locale, to } = useAddress()
  const { brand } = useSite()
  const child = useUserState((user) => user.firstname) ?? ''
  const day = formatDay(locale, new Date(letter.expiresAt))
  const { name } = brand
  return (
    <article className={styles['letter']} data-print-only>
      <h3>
        <Trans>To the parent or guardian of {child}</Trans>
      </h3>
      <p>
        <Trans>
          {child} has an account at {name}, where young people learn to code, build AI and play with
          ideas. At this age we need your consent.
        </Trans>
      </p>
      <ol>
        <li>
          <Trans>
            Open <b dir="ltr">{location.origin + to('/guardian')}</b>
          </Trans>
        </li>
        <li>
          <Trans>
            Type this code: <b className={styles['code']}>{letter.code}</b>
          </Trans>
        </li>
        <li>
          <Trans>Read what we keep, and answer.</Trans>
        </li>
      </ol>
      <p>
        <Trans>
          The code is yours alone and works until {day}. With it you can also download the data or
          have the account deleted, at any time.
        </Trans>
      </p>
      <div className={styles['actions']}>
        <Button onClick={() => print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
    </article>
  )
}
