/** A line over time beside the line it is compared with, drawn by hand; the table beside it says the same. */
import { useId } from 'react'
import { useFormat } from '../../../adapters/use-format.ts'
import { niceScale } from './nice-scale.ts'
import styles from './TrendChart.module.css'

export interface TrendRow {
  label: string
  value: number
  compared: number
}

const WIDTH = 760
const HEIGHT = 260
const SIDE = 64
const FOOT = 28
const TOP = 10

export function TrendChart({ rows, label }: { rows: readonly TrendRow[]; label: string }) {
  const { count } = useFormat()
  const title = useId()
  const scale = niceScale(Math.max(0, ...rows.flatMap((row) => [row.value, row.compared])))
  const highest = scale.at(-1) ?? 1
  const x = (index: number) =>
    SIDE + ((WIDTH - SIDE - 8) * (index + 0.5)) / Math.max(1, rows.length)
  const y = (value: number) => TOP + (HEIGHT - FOOT - TOP) * (1 - value / highest)
  const line = (read: (row: TrendRow) => number) =>
    rows.map((row, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(read(row))}`).join('')
  const floor = y(0)
  const now = line((row) => row.value)
  const every = Math.ceil(rows.length / 6)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so keys must reach it
    <div className={styles.frame} tabIndex={0}>
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-labelledby={title}>
        <title id={title}>{label}</title>
        {scale.map((value) => (
          <g key={value}>
            <line className={styles.grid} x1={SIDE} x2={WIDTH} y1={y(value)} y2={y(value)} />
            <text className={styles.mark} x={SIDE - 10} y={y(value) + 4} textAnchor="end">
              {count(value)}
            </text>
          </g>
        ))}
        {rows.length > 0 && (
          <path
            className={styles.area}
            d={`${now}L${x(rows.length - 1)} ${floor}L${x(0)} ${floor}Z`}
          />
        )}
        <path className={styles.then} d={line((row) => row.compared)} />
        <path className={styles.now} d={now} />
        {rows.map((row, index) => (
          <g key={row.label} className={styles.point}>
            <rect
              x={x(index) - (WIDTH - SIDE) / rows.length / 2}
              y={0}
              width={(WIDTH - SIDE) / rows.length}
              height={HEIGHT - FOOT}
            />
            <circle cx={x(index)} cy={y(row.value)} r={rows.length > 40 ? 2.5 : 4} />
            <title>{`${row.label}: ${count(Math.round(row.value))} (${count(Math.round(row.compared))})`}</title>
            {index % every === 0 && (
              <text className={styles.mark} x={x(index)} y={HEIGHT - 6} textAnchor="middle">
                {row.label}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  )
}
