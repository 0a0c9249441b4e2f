import type { CurvePoint } from '@panya/engines/ai/learn/train.ts'
import type { FlowMessages } from '../../../flow-kit/flow-messages.ts'
import styles from './AiViews.module.css'

/** How learning goes: right answers on what it learns from and on the test, and how wrong it still is. */

const WIDTH = 320
const HEIGHT = 140
const PAD = 8

function path(values: readonly number[], top: number): string {
  const step = (WIDTH - 2 * PAD) / Math.max(1, values.length - 1)
  const points = values.map((value, at) => {
    const y = HEIGHT - PAD - (Math.min(value, top) / top) * (HEIGHT - 2 * PAD)
    return `${(PAD + at * step).toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}

export function LearningCurve({
  curve,
  messages,
  large,
}: {
  curve: readonly CurvePoint[]
  messages: FlowMessages
  large: boolean
}) {
  const last = curve.at(-1)!
  const label = messages.own('train.curve', {
    epoch: last.epoch,
    learned: last.accuracy,
    tested: last.testAccuracy,
  })
  const losses = curve.map(({ loss }) => loss)
  const tested = curve.map(({ testAccuracy }) => testAccuracy)
  const learned = curve.map(({ accuracy }) => accuracy)
  const lines = [
    {
      values: losses,
      top: Math.max(0.1, ...losses),
      stroke: 'var(--coral)',
      strokeWidth: 2,
      strokeDasharray: '2 4',
    },
    { values: tested, stroke: 'var(--indigo)', strokeWidth: 2.5, strokeDasharray: '7 4' },
    { values: learned, stroke: 'var(--teal)', strokeWidth: 2.5 },
  ]
  return (
    <div>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of lines, not a file
        role="img"
        aria-label={label}
      >
        {lines.map(({ values, top = 1, ...line }) => (
          <path key={line.stroke} d={path(values, top)} fill="none" {...line} />
        ))}
      </svg>
      {large && (
        <div className={styles.legend}>
          <span>{messages.own('train.lineLearned')}</span>
          <span data-line="test">{messages.own('train.lineTest')}</span>
          <span data-line="loss">{messages.own('train.lineLoss')}</span>
        </div>
      )}
    </div>
  )
}
