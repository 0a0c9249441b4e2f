/** A picture for the AI: chosen, shown, run, and what was found in it. */
import { Trans, useLingui } from '@lingui/react/macro'
import {
  AI_LIMITS,
  type DetectResult,
  OCR_LANGUAGES,
  type OcrResult,
} from '@panya/domain/ai/ai-kind.ts'
import { formatPercent } from '@panya/domain/locale/format-number.ts'
import { LOCALE_NAMES } from '@panya/domain/locale/locale.ts'
import { FilePicker } from '@panya/ui/FilePicker/FilePicker.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { runOnPicture } from '../../adapters/ai/ai.ts'
import styles from './AiServices.module.css'
import type { AiFormProps } from './AiServices.tsx'
import { RunButton } from './RunButton.tsx'
import { useRun } from './use-run.ts'

export function PictureForm({
  kind,
  coins,
  offers,
  onSettled,
}: AiFormProps & { kind: 'detect' | 'ocr' }) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const [file, setFile] = useState<File | null>(null)
  const [language, setLanguage] = useState(locale)
  const address = usePictureAddress(file)
  const { busy, result, paid, problem, run } = useRun<DetectResult | OcrResult>(onSettled)
  const tooBig = (file?.size ?? 0) > AI_LIMITS.imageBytes
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!file || busy) return
    const languages = language === 'en' ? (['en'] as const) : ([language, 'en'] as const)
    void run((key) => runOnPicture(kind, file, { coins, key }, languages))
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <FilePicker
        label={<Trans>Picture</Trans>}
        choose={<Trans>Choose a picture</Trans>}
        nothing={<Trans>PNG, JPEG or WebP, at most 2 MB</Trans>}
        accept="image/png,image/jpeg,image/webp"
        file={file}
        onChoose={setFile}
      />
      {kind === 'ocr' && (
        <label>
          <Trans>Language of the text</Trans>{' '}
          <select value={language} onChange={(event) => setLanguage(event.target.value as 'en')}>
            {OCR_LANGUAGES.map((name) => (
              <option key={name} value={name}>
                {LOCALE_NAMES[name]}
              </option>
            ))}
          </select>
        </label>
      )}
      {tooBig && (
        <p className={styles.wrong}>
          <Trans>This picture is too heavy: at most 2 MB.</Trans>
        </p>
      )}
      {address && (
        <div className={styles.picture}>
          <img src={address} alt={t`Your picture`} />
          {result && 'things' in result && <Boxes result={result} />}
        </div>
      )}
      <RunButton {...{ coins, offers, busy, paid, problem }} ready={file !== null && !tooBig} />
      <div aria-live="polite">{result && <Found result={result} />}</div>
    </form>
  )
}

function usePictureAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setAddress(null)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

function Boxes({ result }: { result: DetectResult }) {
  const { width, height, things } = result
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {things.map(({ name, box }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- boxes never change places
        <g key={index}>
          <rect {...box} fill="none" stroke="var(--coral)" strokeWidth={width / 160} rx={4} />
          <text x={box.x + 6} y={box.y + height / 18} fontSize={height / 20} fill="var(--coral)">
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}

function Found({ result }: { result: DetectResult | OcrResult }) {
  const { locale } = useAddress()
  if ('text' in result) {
    if (result.text === '')
      return (
        <p>
          <Trans>It found no text in this picture.</Trans>
        </p>
      )
    return (
      <pre className={styles.text} dir="auto">
        {result.text}
      </pre>
    )
  }
  if (result.things.length === 0)
    return (
      <p>
        <Trans>It found nothing it knows in this picture.</Trans>
      </p>
    )
  return (
    <ul className={styles.things}>
      {result.things.map(({ name, score }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- results never change places
        <li key={index}>
          <bdi lang="en">{name}</bdi> <small>{formatPercent(locale, score)}</small>
        </li>
      ))}
    </ul>
  )
}
