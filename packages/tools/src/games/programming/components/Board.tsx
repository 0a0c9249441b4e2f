import { memo, useMemo } from 'react'
import { type RobotMap, type RobotState, readMap } from '../core/robot-world.ts'
import { tileAt } from '../core/tiles.ts'
import styles from './Board.module.css'
import { BATTERY, FLAG, GEM, LAMP, Robot } from './board-art.tsx'
import { TileArt } from './tile-art.tsx'

const CELL = 48
/** The most a tile grows to where there is room. */
const LARGEST = 190

interface BoardProps {
  rows: readonly string[]
  state: RobotState
  /** How the robot looks: as usual, cheering, or after a mishap. */
  mood: 'calm' | 'happy' | 'oops'
  /** How long one step takes to be seen; 0 without motion. */
  pace: number
  /** The tile something went wrong at. */
  mark?: number | null
  label: string
}

function Thing({ map, cell, done }: { map: RobotMap; cell: number; done: number }) {
  const bit = map.thing[cell] ?? 0
  const isDone = (bit & done) !== 0
  if (map.lamps & bit) return LAMP(isDone)
  if (isDone) return null
  if (map.gems & bit) return GEM
  if (map.batteries & bit) return BATTERY
  if (map.flag === cell) return FLAG
  const number = map.numbers[cell] ?? 0
  if (number === 0) return null
  return (
    <text className={styles.number} x={24} y={33} textAnchor="middle">
      {number}
    </text>
  )
}

const at = (map: RobotMap, cell: number) =>
  `translate(${(cell % map.width) * CELL} ${Math.floor(cell / map.width) * CELL})`

/** Everything that stays where it is: drawn again only when something was taken or lit. */
const Ground = memo(function Ground({ map, done }: { map: RobotMap; done: number }) {
  const cells = Array.from({ length: map.width * map.height }, (_, cell) => cell)
  return cells.map((cell) => (
    <g key={cell} transform={at(map, cell)}>
      <TileArt tile={tileAt(map, cell)} />
      <Thing map={map} cell={cell} done={done} />
    </g>
  ))
})

/** The robot's world, drawn. What it shows is also told in words beside it. */
export function Board({ rows, state, mood, pace, mark = null, label }: BoardProps) {
  const map = useMemo(() => readMap(rows), [rows])
  const x = (state.cell % map.width) * CELL
  const y = Math.floor(state.cell / map.width) * CELL
  return (
    <svg
      className={`${styles.board} ${styles.tiles}`}
      viewBox={`-4 -4 ${map.width * CELL + 8} ${map.height * CELL + 8}`}
      style={{ maxInlineSize: map.width * LARGEST, maxBlockSize: map.height * LARGEST }}
      direction="ltr"
    >
      {label !== '' && <title>{label}</title>}
      <Ground map={map} done={state.done} />
      <g
        className={styles.robot}
        style={{ transform: `translate(${x}px, ${y}px)`, transitionDuration: `${pace}ms` }}
      >
        <Robot facing={state.facing} mood={mood} pace={pace} />
      </g>
      {mark !== null && (
        <rect
          className={styles.mark}
          data-mark
          transform={at(map, mark)}
          x={2}
          y={2}
          width={44}
          height={44}
          rx={9}
        />
      )}
    </svg>
  )
}
