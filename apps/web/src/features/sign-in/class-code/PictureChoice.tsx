/** Twenty-four pictures, of which three are tapped in order; the same one may come twice. */
import { Trans, useLingui } from '@lingui/react/macro'
import { SECRET_LENGTH, SECRET_NAMES } from '@panya/domain/classroom/class-secret.ts'
import { pictureAddress } from '@panya/tools/game-kit/picture-files.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useAddress } from '../../../adapters/address.ts'
import { wordFor } from '../../../parts/class-secret/secret-words.ts'
import styles from './ClassSignIn.module.css'
import { placeAfter } from './picture-keys.ts'

export interface ChoiceProps {
  busy: boolean
  /** Whether it was not what the card says. */
  onDone(secret: readonly string[]): Promise<boolean>
}

const PLACES = Array.from({ length: SECRET_LENGTH }, (_, index) => index)

export function PictureChoice({ busy, onDone }: ChoiceProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [at, setAt] = useState(0)
  // What had the focus may be switched off by what it did: it goes on where the next step is.
  const [focusPictures, setFocusPictures] = useState(0)
  const go = useRef<HTMLButtonElement>(null)
  const pictures = useRef<HTMLUListElement>(null)
  const full = chosen.length === SECRET_LENGTH
  useEffect(() => {
    if (full) go.current?.focus()
  }, [full])
  useEffect(() => {
    if (focusPictures > 0) pictures.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [focusPictures])

  function takeBack(): void {
    if (chosen.length > 0 && !busy) setChosen(chosen.slice(0, -1))
  }
  function takeBackAndGoOn(): void {
    takeBack()
    setFocusPictures((times) => times + 1)
  }
  async function send(): Promise<void> {
    if (!(await onDone(chosen))) return
    setChosen([])
    setFocusPictures((times) => times + 1)
  }
  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Backspace') takeBack()
    const next = placeAfter(at, event.key, event.currentTarget.matches(':dir(rtl)'))
    if (next === null) return
    event.preventDefault()
    pictures.current?.querySelectorAll('button')[next]?.focus()
  }

  const count = chosen.length
  const all = SECRET_LENGTH
  return (
    <>
      <p>
        <Trans>Tap your three pictures, in the order of your card.</Trans>
      </p>
      <ol className={styles.places} aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place} data-filled={chosen[place] !== undefined}>
            {chosen[place] === undefined ? (
              place + 1
            ) : (
              <img src={pictureAddress(chosen[place])} alt="" />
            )}
          </li>
        ))}
      </ol>
      {/* How many and not which: whoever sits beside hears it too. */}
      <output className="visually-hidden">{t`${count} of ${all} chosen`}</output>
      <div className={styles.actions}>
        <Button
          ref={go}
          disabled={!full}
          aria-busy={busy}
          onKeyDown={(event) => event.key === 'Backspace' && takeBackAndGoOn()}
          onClick={() => void send()}
        >
          {busy ? <Trans>Signing in…</Trans> : <Trans>Sign in</Trans>}
        </Button>
        <Button
          look="quiet"
          size="small"
          disabled={count === 0 || busy}
          onClick={count === 1 ? takeBackAndGoOn : takeBack}
        >
          <Trans>Take the last one back</Trans>
        </Button>
      </div>
      <ul ref={pictures} className={styles.pictures} aria-label={t`Pictures`}>
        {SECRET_NAMES.pictures.map((name, place) => (
          <li key={name}>
            <CardButton
              className={styles.picture}
              disabled={full || busy}
              tabIndex={place === at ? 0 : -1}
              onFocus={() => setAt(place)}
              onKeyDown={onKey}
              onClick={() => setChosen([...chosen, name])}
            >
              <img src={pictureAddress(name)} alt="" draggable={false} />
              <span>{wordFor(name, locale)}</span>
            </CardButton>
          </li>
        ))}
      </ul>
    </>
  )
}
