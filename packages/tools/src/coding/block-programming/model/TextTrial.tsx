/** A model of texts is tried here with a text of one's own; what it says goes to the running blocks too. */

import { formatPercent } from '@panya/domain/locale/format-number.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { type FormEvent, useState } from 'react'
import type { TrainedModel } from '../core/trained-model.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './ModelPanel.module.css'

const LONGEST = 500

interface TextTrialProps extends ToolProps {
  model: TrainedModel
}

export function TextTrial({ host, session, model, t }: TextTrialProps) {
  const [text, setText] = useState('')
  const [said, setSaid] = useState<{ topic: string; percent: number } | null>(null)
  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    try {
      const { TextTopics } = await import('@panya/engines/nlp/text-topics.ts')
      const topics = new TextTopics(model.file)
      const topic = topics.topic(text)
      const chances = Object.fromEntries(
        topics.labels.map((label) => [label, topics.confidence(text, label) / 100]),
      )
      session.player.recognised({ label: topic, chances })
      setSaid({ topic, percent: topics.confidence(text, topic) })
    } catch {
      host.toast(t('modelUnreadable'), 'error')
    }
  }
  return (
    <form className={styles.trial} onSubmit={(event) => void ask(event)}>
      <p className={styles.privacy}>{t('modelReadsHere')}</p>
      <label>
        <span>{t('modelTryText')}</span>
        <input
          type="text"
          dir="auto"
          value={text}
          maxLength={LONGEST}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className={styles.row}>
        <Button type="submit" size="small" disabled={text.trim() === ''}>
          {t('modelAskText')}
        </Button>
      </div>
      <output className={styles.seen} dir="auto">
        {said &&
          (said.topic === ''
            ? t('modelCannotTell')
            : `${said.topic} \u00b7 ${formatPercent(host.locale, said.percent / 100)}`)}
      </output>
    </form>
  )
}
