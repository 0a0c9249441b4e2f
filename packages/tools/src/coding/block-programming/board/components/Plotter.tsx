/* oxlint-disable jsx-a11y/prefer-tag-over-role -- inside a drawing there are no such tags */
/** The newest numbers of each name as a curve. */
import type { BlocksMessages } from '../../blocks-messages.ts'
import styles from './Plotter.module.css'

const WIDTH = 400
const HEIGHT = 120
const COLOURS = ['var(--indigo)', 'var(--coral)', 'var(--teal)', 'var(--amber)']
const DASHES = ['', '6 3', '2 3', '8 2 2 2']

function path(values: number[], low: number, high: number): string {
  const span = high - low || 1
  return values
    .map((value, index) => {
      const x = (index / Math.max(1, values.length - 1)) * WIDTH
      const y = HEIGHT - 6 - ((value - low) / span) * (HEIGHT - 12)
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}

export function Plotter({ lines, t }: { lines: Map<string, number[]>; t: BlocksMessages }) {
  if (lines.size === 0) return <p className={styles.hint}>{t('plotHint')}</p>
  const all = [...lines.values()].flat()
  const [low, high] = [Math.min(...all), Math.max(...all)]
  return (
    <figure className={styles.plotter} data-testid="plotter">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('plotter')}>
        {[...lines].map(([name, values], index) => (
          <path
            key={name}
            d={path(values, low, high)}
            stroke={COLOURS[index % COLOURS.length]}
            strokeDasharray={DASHES[index % DASHES.length]}
          />
        ))}
      </svg>
      <figcaption>
        {[...lines].map(([name, values], index) => (
          <span key={name}>
            <svg viewBox="0 0 24 8" width="24" height="8" aria-hidden="true">
              <path
                d="M0 4h24"
                stroke={COLOURS[index % COLOURS.length]}
                strokeDasharray={DASHES[index % DASHES.length]}
              />
            </svg>
            {name}: {values.at(-1)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
