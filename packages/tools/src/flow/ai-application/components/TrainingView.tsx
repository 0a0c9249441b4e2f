import type { TestAnswer } from '@panya/engines/ai/learn/evaluate.ts'
import type { ModelCard } from '@panya/engines/ai/learn/model-card.ts'
import type { CurvePoint } from '@panya/engines/ai/learn/train.ts'
import type { Picture as Pixels } from '@panya/engines/ai/picture.ts'
import { useState } from 'react'
import { ConfusionTable } from '../../../flow-kit/ConfusionTable.tsx'
import type { FlowMessages } from '../../../flow-kit/flow-messages.ts'
import type { PreviewProps } from '../../../flow-kit/flow-tool.ts'
import { Picture } from '../../../flow-kit/PreviewView.tsx'
import styles from './AiViews.module.css'
import { LearningCurve } from './LearningCurve.tsx'
import { labelText, percent } from './label-text.ts'
import { CardView, scoreText } from './ModelCardView.tsx'

/** A training: its curve while it learns, then how the test went, cell by cell, and the model's card. */

type TestItem = Pixels | string

interface TrainingData {
  stage: 'learning' | 'done'
  curve: CurvePoint[]
  labels?: string[]
  confusion?: number[][]
  answers?: TestAnswer[]
  tests?: TestItem[]
  card?: ModelCard
}

export function TrainingView({ data, large, messages }: PreviewProps) {
  const training = data as TrainingData
  const { curve, card, stage } = training
  return (
    <div className={styles.stack}>
      <output className={large ? styles.score : styles.big}>
        {card ? scoreText(card, messages) : messages.own('train.learning')}
      </output>
      {curve.length > 1 && <LearningCurve curve={curve} messages={messages} large={large} />}
      {large && stage === 'done' && <TestPart {...training} messages={messages} />}
      {large && card && <CardView card={card} messages={messages} />}
    </div>
  )
}

function TestPart({
  labels = [],
  confusion = [],
  answers = [],
  tests = [],
  messages,
}: TrainingData & { messages: FlowMessages }) {
  const [open, setOpen] = useState<readonly [number, number] | null>(null)
  const { own, locale } = messages
  if (answers.length === 0) return <p className={styles.note}>{own('train.noTest')}</p>
  const shown = answers.filter(
    ({ actual, predicted }) => open && actual === open[0] && predicted === open[1],
  )
  return (
    <>
      <p className={styles.note}>{own('train.split', { count: answers.length })}</p>
      <div className={styles.scroll}>
        <ConfusionTable
          labels={labels}
          counts={confusion}
          nameOf={(label) => labelText(messages, label)}
          cellLabel={(values) => own('train.cell', values)}
          open={open}
          onOpen={setOpen}
          axes={`${own('train.confusion')} · ↓ ${own('train.was')} · ${locale === 'ar' ? '←' : '→'} ${own('train.said')}`}
        />
      </div>
      {open && shown.length === 0 && <p className={styles.note}>{own('train.cellEmpty')}</p>}
      <ul className={styles.thumbs} aria-label={own('train.cellExamples')}>
        {shown.map(({ index, sureness }) => (
          <li key={index}>
            <Example item={tests[index]} />
            {percent(messages.locale, sureness)}
          </li>
        ))}
      </ul>
    </>
  )
}

export function Example({ item }: { item: TestItem | undefined }) {
  if (item === undefined) return null
  if (typeof item === 'string') return <blockquote dir="auto">{item}</blockquote>
  return <Picture picture={item} />
}
