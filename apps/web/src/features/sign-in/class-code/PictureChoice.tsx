/** Twenty-four pictures, of which three are tapped in order; the same one may come twice. */
import { Trans, useLingui } from '@lingui/react/macro'
import { SECRET_LENGTH, SECRET_NAMES } from '@panya/domain/classroom/class-secret.ts'
import { pictureAddress } from '@panya/tools/game-kit/picture-files.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { useEffect, useRef, useState } from 'react'
import { useAddress } from '../../../adapters/address.ts'
import { wordFor } from '../../../parts/class-secret/secret-words.ts'
import styles from './ClassSignIn.module.css'

export interface ChoiceProps {
  busy: boolean
  onDone(secret: readonly string[]): void
}

const PLACES = Array.from({ length: SECRET_LENGTH }, (_, index) => index)

export function PictureChoice({ busy, onDone }: ChoiceProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const go = useRef<HTMLButtonElement>(null)
  const full = chosen.length === SECRET_LENGTH
  useEffect(() => {
    if (full) go.current?.focus()
  }, [full])
  const words = chosen.map((name) => wordFor(name, locale))
  const said = words.join(', ')
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
      <output className="visually-hidden">{said !== '' && t`Chosen: ${said}`}</output>
      <div className={styles.actions}>
        <Button ref={go} disabled={!full} aria-busy={busy} onClick={() => onDone(chosen)}>
          {busy ? <Trans>Signing in…</Trans> : <Trans>Sign in</Trans>}
        </Button>
        <Button
          look="quiet"
          size="small"
          disabled={chosen.length === 0 || busy}
          onClick={() => setChosen(chosen.slice(0, -1))}
        >
          <Trans>Take the last one back</Trans>
        </Button>
      </div>
      <ul className={styles.pictures} aria-label={t`Pictures`}>
        {SECRET_NAMES.pictures.map((name) => (
          <li key={name}>
            <CardButton
              className={styles.picture}
              disabled={full || busy}
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
