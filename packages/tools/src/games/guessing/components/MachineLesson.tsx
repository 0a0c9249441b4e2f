import confusions from '@panya/engines/doodle/model/confusions.json'
import { Button } from '@panya/ui/Button/Button.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useState } from 'react'
import type { ToolHost } from '../../../host/tool-host.ts'
import { DOODLE_WORDS, doodleWord } from '../core/doodle-words.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import styles from './MachineLesson.module.css'

const PAIRS = [
  'bird-duck',
  'cat-rabbit',
  'dog-elephant',
  'banana-moon',
  'car-bus',
  'key-guitar',
] as const
const STEPS = ['lessonStep1', 'lessonStep2', 'lessonStep3'] as const

const TOLD: Record<string, Record<string, number>> = confusions

function Counted({ host, word }: { host: ToolHost; word: string }) {
  const t = useGuessingMessages(host.locale)
  const rows = Object.entries(TOLD[word] ?? {}).toSorted(([, a], [, b]) => b - a)
  const total = rows.reduce((sum, [, count]) => sum + count, 0)
  return (
    <div aria-live="polite">
      <p>{t('lessonCount', { total })}</p>
      <ul className={styles.counts}>
        {rows.map(([name, count]) => (
          <li key={name} data-right={name === word || undefined}>
            <span className={styles.bar} style={{ inlineSize: `${(100 * count) / total}%` }} />
            {t('lessonFor', { count, word: doodleWord(name, host.locale) })}{' '}
            {name === word && t('lessonRight')}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A short lesson on what the machine mixes up, from drawings it had never seen. */
export function MachineLesson({ host, onDraw }: { host: ToolHost; onDraw: () => void }) {
  const t = useGuessingMessages(host.locale)
  const [word, setWord] = useState('bird')
  return (
    <article className={styles.lesson}>
      <div className={styles.steps}>
        {STEPS.map((step) => (
          <section key={step}>
            <h2>{t(step)}</h2>
            <p>{t(`${step}Text`)}</p>
          </section>
        ))}
      </div>
      <section className={styles.try}>
        <SelectField
          className={styles.word}
          label={t('lessonTry')}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
        >
          {[...DOODLE_WORDS.keys()].map((name) => (
            <option key={name} value={name}>
              {doodleWord(name, host.locale)}
            </option>
          ))}
        </SelectField>
        <Counted host={host} word={word} />
      </section>
      <section>
        <h2>{t('pairsTitle')}</h2>
        <dl className={styles.pairs}>
          {PAIRS.map((pair) => (
            <div key={pair}>
              <dt>
                {pair
                  .split('-')
                  .map((name) => doodleWord(name, host.locale))
                  .join(' / ')}
              </dt>
              <dd>{t(`pair.${pair}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Button onClick={onDraw}>{t('machineStart')}</Button>
    </article>
  )
}
