import type { PreviewProps } from '../../../flow-kit/flow-tool.ts'
import styles from './Charts.module.css'

/** How many pixels have each level: one curve per channel. */

interface Levels {
  series: { name: string; values: number[] }[]
}

const COLOURS: Record<string, string> = {
  red: 'var(--stop)',
  green: 'var(--go)',
  blue: 'var(--indigo)',
  gray: 'var(--ink-2)',
}
const DASHES: Record<string, string> = { red: '', green: '5 3', blue: '2 3', gray: '' }

export function LevelsChart({ data, messages, large }: PreviewProps) {
  const { series } = data as Levels
  const most = Math.max(1, ...series.flatMap(({ values }) => values.map(Math.sqrt)))
  const line = (values: number[]): string =>
    `M0 100${values
      .map((value, level) => `L${level} ${(100 - (96 * Math.sqrt(value)) / most).toFixed(1)}`)
      .join('')}L255 100`
  return (
    <figure className={styles.figure} dir="ltr">
      <svg
        viewBox="-3 0 261 100"
        className={styles.chart}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made here
        role="img"
        aria-label={messages.node('image.histogram')}
        preserveAspectRatio="none"
      >
        {series.map(({ name, values }) => (
          <path
            key={name}
            d={line(values)}
            fill={COLOURS[name]}
            fillOpacity={0.16}
            stroke={COLOURS[name]}
            strokeDasharray={DASHES[name]}
            strokeWidth={large ? 1 : 1.6}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <figcaption>
        <div className={styles.scale}>
          <span>
            0 <bdi>{messages.own('levels.dark')}</bdi>
          </span>
          <span>
            <bdi>{messages.own('levels.bright')}</bdi> 255
          </span>
        </div>
        {large && (
          <ul className={styles.legend}>
            {series.map(({ name }) => (
              <li key={name}>
                <svg viewBox="0 0 28 4" width="28" height="4" aria-hidden="true">
                  <path
                    d="M0 2H28"
                    stroke={COLOURS[name]}
                    strokeDasharray={DASHES[name]}
                    strokeWidth="3"
                  />
                </svg>
                <bdi>{messages.own(`levels.${name}`)}</bdi>
              </li>
            ))}
          </ul>
        )}
      </figcaption>
    </figure>
  )
}
