/** Asks where somebody lives, then roughly when they were born: the rules for children differ by country. */
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type BirthYearBand,
  bandAround,
  birthYearBands,
} from '@panya/domain/consent/birth-year-bands.ts'
import { bangkokYear } from '@panya/domain/time/bangkok.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { type SubmitEvent, useState } from 'react'
import { answerBirthYear, type Consent } from '../../adapters/account/consent.ts'
import { serverTime } from '../../adapters/http/server-time.ts'
import { logFailure } from '../../adapters/log.ts'
import { useSite } from '../../adapters/site.ts'
import choice from '../../parts/choice/choice.module.css'
import { BandLabel } from './BandLabel.tsx'
import { CountryOptions } from './CountryOptions.tsx'
import styles from './consent.module.css'
import { NoticeCard } from './NoticeCard.tsx'

interface BirthYearQuestionProps {
  country: string | null
  onAnswered(consent: Consent): void
}

type State = 'idle' | 'missing' | 'again' | 'sending' | 'failed'

export function BirthYearQuestion({ country: known, onAnswered }: BirthYearQuestionProps) {
  const { t } = useLingui()
  const { brand } = useSite()
  const [country, setCountry] = useState(known ?? brand.country)
  const [band, setBand] = useState<BirthYearBand | null>(null)
  const [state, setState] = useState<State>('idle')
  const [year] = useState(() => bangkokYear(serverTime()))
  const bands = birthYearBands(country, year)

  /** What was answered stays, unless these years are apart in the other country. */
  const move = (next: string) => {
    const kept = band && bandAround(birthYearBands(next, year), band)
    setCountry(next)
    setBand(kept)
    setState(band && !kept ? 'again' : 'idle')
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (band === null) return setState('missing')
    setState('sending')
    return void answerBirthYear(country, band).then(onAnswered, (error: unknown) => {
      logFailure('birth year', error)
      setState('failed')
    })
  }

  return (
    <NoticeCard mood="thinking" title={<Trans>One question first: when were you born?</Trans>}>
      <p>
        <Trans>
          We only keep a span of years, not your birthday. It tells us which rules we have to follow
          for you.
        </Trans>
      </p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <SelectField
          label={t`Where do you live?`}
          value={country}
          onChange={(event) => move(event.currentTarget.value)}
        >
          <CountryOptions />
        </SelectField>
        <fieldset className={styles.bands}>
          <legend>
            <Trans>I was born in</Trans>
          </legend>
          {bands.map((one) => (
            <label key={one.to} className={choice.choice}>
              <input
                type="radio"
                name="birth-years"
                checked={band?.to === one.to && band.from === one.from}
                onChange={() => {
                  setBand(one)
                  setState('idle')
                }}
              />
              <BandLabel band={one} youngest={one === bands[0]} />
            </label>
          ))}
        </fieldset>
        <div className={styles.actions}>
          <Button type="submit" aria-busy={state === 'sending'}>
            <Trans>That is me</Trans>
          </Button>
        </div>
        <p role="alert" className={styles.wrong}>
          {state === 'missing' && <Trans>Choose the years you were born in.</Trans>}
          {state === 'again' && (
            <Trans>In this country the years are grouped in another way. Choose yours again.</Trans>
          )}
          {state === 'failed' && (
            <Trans>That did not work. Check your connection and try again.</Trans>
          )}
        </p>
      </form>
    </NoticeCard>
  )
}
