import type { TestAnswer } from '@panya/engines/ai/learn/evaluate.ts'
import type { ModelCard } from '@panya/engines/ai/learn/model-card.ts'
import type { CurvePoint } from '@panya/engines/ai/learn/teach.ts'
import type { Picture as Pixels } from '@panya/engines/ai/picture.ts'
import { type CSSProperties, useState } from 'react'
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
  if (answers.length === 0) return <p className={styles.note}>{messages.own('train.noTest')}</p>
  const shown = answers.filter(
    ({ actual, predicted }) => open && actual === open[0] && predicted === open[1],
  )
  return (
    <>
      <p className={styles.note}>{messages.own('train.split', { count: answers.length })}</p>
      <div className={styles.scroll}>
        <ConfusionTable
          labels={labels}
          confusion={confusion}
          messages={messages}
          open={open}
          onOpen={(row, column) =>
            setOpen(open?.[0] === row && open[1] === column ? null : [row, column])
          }
        />
      </div>
      {open && shown.length === 0 && (
        <p className={styles.note}>{messages.own('train.cellEmpty')}</p>
      )}
      <ul className={styles.thumbs} aria-label={messages.own('train.cellExamples')}>
        {shown.map(({ index, sureness }) => (
          <li key={index}>
            <Example item={tests[index]} />
            {percent(sureness)}
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

function ConfusionTable({
  labels,
  confusion,
  messages,
  open,
  onOpen,
}: {
  labels: readonly string[]
  confusion: readonly (readonly number[])[]
  messages: FlowMessages
  open: readonly [number, number] | null
  onOpen: (row: number, column: number) => void
}) {
  const most = Math.max(1, ...confusion.flat())
  return (
    <table className={styles.confusion}>
      <caption className={styles.note}>{messages.own('train.confusion')}</caption>
      <thead>
        <tr>
          <th scope="col">
            {messages.own('train.was')} ↓ {messages.own('train.said')} →
          </th>
          {labels.map((label) => (
            <th key={label} scope="col">
              {labelText(messages, label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((actual, row) => (
          <tr key={actual}>
            <th scope="row">{labelText(messages, actual)}</th>
            {labels.map((predicted, column) => {
              const count = confusion[row]?.[column] ?? 0
              return (
                <td
                  key={predicted}
                  data-right={row === column || undefined}
                  style={{ '--share': `${Math.round((100 * count) / most)}%` } as CSSProperties}
                >
                  <button
                    type="button"
                    aria-pressed={open?.[0] === row && open[1] === column}
                    aria-label={messages.own('train.cell', {
                      actual: labelText(messages, actual),
                      predicted: labelText(messages, predicted),
                      count,
                    })}
                    onClick={() => onOpen(row, column)}
                  >
                    {count}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
