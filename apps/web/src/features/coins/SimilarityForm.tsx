/** A sentence and others: which means most nearly the same. */
import { Trans, useLingui } from '@lingui/react/macro'
import { AI_LIMITS, type SimilarityResult } from '@panya/domain/ai/ai-kind.ts'
import { Field } from '@panya/ui/Field/Field.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { type FormEvent, useState } from 'react'
import { runSimilarity } from '../../adapters/ai/ai.ts'
import styles from './AiServices.module.css'
import type { AiFormProps } from './AiServices.tsx'
import { RunButton } from './RunButton.tsx'
import { useRun } from './use-run.ts'

export function SimilarityForm({ coins, offers, onSettled }: AiFormProps) {
  const { t } = useLingui()
  const [query, setQuery] = useState('')
  const [text, setText] = useState('')
  const { busy, result, paid, problem, run } = useRun<{ texts: string[]; found: SimilarityResult }>(
    onSettled,
  )
  const texts = text
    .split('\n')
    .map((line) => line.trim().slice(0, AI_LIMITS.textLength))
    .filter((line) => line !== '')
    .slice(0, AI_LIMITS.texts)
  const ready = query.trim() !== '' && texts.length > 0
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!ready || busy) return
    void run(async (key) => {
      const receipt = await runSimilarity<SimilarityResult>({ query, texts }, { coins, key })
      return { ...receipt, result: { texts, found: receipt.result } }
    })
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <TextField
        label={<Trans>Your sentence</Trans>}
        maxLength={AI_LIMITS.textLength}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Field label={<Trans>Other sentences, one on each line</Trans>}>
        {(control) => (
          <textarea
            {...control}
            rows={5}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <RunButton {...{ coins, offers, busy, paid, problem, ready }} />
      <div aria-live="polite">
        {result && (
          <ol className={styles.things}>
            {result.found.matches.map(({ index, score }) => (
              <li key={index}>
                <bdi>{result.texts[index]}</bdi>{' '}
                <meter
                  min={0}
                  max={1}
                  value={Math.max(0, score)}
                  aria-label={t`How near its meaning is`}
                />
              </li>
            ))}
          </ol>
        )}
      </div>
    </form>
  )
}
