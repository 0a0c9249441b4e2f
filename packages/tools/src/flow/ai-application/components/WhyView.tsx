import type { Picture as Pixels } from '@panya/engines/ai/picture.ts'
import type { Preview } from '@panya/engines/flow/flow-value.ts'
import type { PreviewProps } from '../../../flow-kit/flow-tool.ts'
import { Picture } from '../../../flow-kit/PreviewView.tsx'
import styles from './AiViews.module.css'
import { labelText, percent } from './label-text.ts'

/** Why a model answered so: the parts of the picture that mattered, and the examples it is nearest to. */

interface WhyData {
  label: string
  sureness: number
  heat: Extract<Preview, { kind: 'image' }>
  nearest: { label: string; thumb: Pixels | null }[]
  /** How much less sure it is with the warmest part covered. */
  spread: number
  /** The same in log-odds, which tell parts apart where hardly any doubt is left. */
  most: number
}

/** Below this no part says anything of its own. */
const FLAT = 0.3

function noteOf({ spread, most }: WhyData): string {
  if (most < FLAT) return 'why.flat'
  return spread < 0.05 ? 'why.sure' : 'why.warm'
}

export function WhyView({ data, large, messages }: PreviewProps) {
  const { label, sureness, heat, nearest, spread } = data as WhyData
  return (
    <div className={styles.stack}>
      <div className={styles.picture}>
        <Picture picture={heat} label={messages.own('why.heat')} />
      </div>
      {large && (
        <>
          <p>
            {messages.own('why.answer', {
              label: labelText(messages, label),
              percent: sureness,
            })}
          </p>
          <p className={styles.note}>
            {messages.own(noteOf(data as WhyData), { percent: percent(messages.locale, spread) })}
          </p>
          <p className={styles.note}>{messages.own('why.ground')}</p>
          <h4>{messages.own('why.nearest')}</h4>
          <ul className={styles.thumbs}>
            {nearest.map((example, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- examples have no other name
              <li key={at}>
                {example.thumb && <Picture picture={example.thumb} />}
                {labelText(messages, example.label)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
