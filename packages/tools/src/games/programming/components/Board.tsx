import { type RobotMap, type RobotState, readMap } from '../core/robot-world.ts'
import { tileAt } from '../core/tiles.ts'
import styles from './Board.module.css'
import { BATTERY, FLAG, GEM, LAMP, Robot } from './board-art.tsx'
import { TileArt } from './tile-art.tsx'

const CELL = 48

interface BoardProps {
  rows: readonly string[]
  state: RobotState
  /** How the robot looks: as usual, cheering, or after a mishap. */
  mood: 'calm' | 'happy' | 'oops'
  /** How long one step takes to be seen; 0 without motion. */
  pace: number
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

/** The robot's world, drawn. What it shows is also told in words beside it. */
export function Board({ rows, state, mood, pace, label }: BoardProps) {
  const map = readMap(rows)
  const cells = Array.from({ length: map.width * map.height }, (_, cell) => cell)
  const at = (cell: number) =>
    `translate(${(cell % map.width) * CELL} ${Math.floor(cell / map.width) * CELL})`
  const x = (state.cell % map.width) * CELL
  const y = Math.floor(state.cell / map.width) * CELL
  return (
    <svg
      className={`${styles.board} ${styles.tiles}`}
      viewBox={`-4 -4 ${map.width * CELL + 8} ${map.height * CELL + 8}`}
      style={{ maxInlineSize: map.width * 76 }}
      direction="ltr"
    >
      {label !== '' && <title>{label}</title>}
      {cells.map((cell) => (
        <g key={cell} transform={at(cell)}>
          <TileArt tile={tileAt(map, cell)} />
          <Thing map={map} cell={cell} done={state.done} />
        </g>
      ))}
      <g
        className={styles.robot}
        style={{ transform: `translate(${x}px, ${y}px)`, transitionDuration: `${pace}ms` }}
      >
        <Robot facing={state.facing} mood={mood} pace={pace} />
      </g>
    </svg>
  )
}
