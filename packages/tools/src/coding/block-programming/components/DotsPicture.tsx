/** A picture of an LED display, for the card of an example. */
import { columnsOf } from '@panya/engines/blockly/dots.ts'
import styles from './ExamplesDialog.module.css'

const COLUMNS = 16
const ROWS = 8

export function DotsPicture({ dots }: { dots: string }) {
  const columns = columnsOf(dots, COLUMNS)
  return (
    <svg
      className={styles.dots}
      viewBox={`0 0 ${COLUMNS} ${ROWS}`}
      width="96"
      height="48"
      aria-hidden="true"
    >
      {Array.from({ length: COLUMNS * ROWS }, (_, index) => {
        const [x, y] = [index % COLUMNS, Math.floor(index / COLUMNS)]
        const isLit = ((columns[x]! >> y) & 1) === 1
        return <circle key={index} cx={x + 0.5} cy={y + 0.5} r="0.38" data-lit={isLit} />
      })}
    </svg>
  )
}
