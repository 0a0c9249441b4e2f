import type { Picture as Pixels } from '@panya/engines/ai/picture.ts'
import type { PreviewProps } from '../../../flow-kit/flow-tool.ts'
import { Picture } from '../../../flow-kit/PreviewView.tsx'
import styles from './AiViews.module.css'
import { labelText } from './label-text.ts'

/** What is in a set of pictures: a few of each class, and how many there are. */

interface SetData {
  sounds?: boolean
  classes: { label: string; count: number; thumbs: Pixels[] }[]
}

/** On a node there is room for so many classes; the details show all. */
const ROOM = 3

export function SetView({ data, large, messages }: PreviewProps) {
  const { classes, sounds } = data as SetData
  return (
    <dl className={styles.set}>
      {classes.slice(0, large ? classes.length : ROOM).map(({ label, count, thumbs }) => (
        <div key={label}>
          <dt>
            <b dir="auto">{labelText(messages, label)}</b>{' '}
            {messages.own(sounds ? 'sound.count' : 'set.count', { count })}
          </dt>
          <dd>
            {thumbs.map((thumb, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- pictures have no other name
              <Picture key={at} picture={thumb} label={`${labelText(messages, label)} ${at + 1}`} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
