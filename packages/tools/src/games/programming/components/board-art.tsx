/** Our own drawings for the robot's world, each on a 48 by 48 tile. */
import { useState } from 'react'
import styles from './Board.module.css'

const ROCKS = [
  'M8 38c-4-8 1-20 9-24 7-4 14-2 19 4 5 7 6 15 2 20-7 5-24 5-30 0Z',
  'M7 37c-2-9 4-15 9-23 5-5 15-4 19 2 6 7 8 15 4 21-8 4-25 5-32 0Z',
  'M9 39c-6-7-2-17 4-22 4-6 16-8 21-1 7 5 9 16 4 23-8 3-22 4-29 0Z',
]

export function ROCK(cell: number) {
  return (
    <>
      <path className={styles.rock} d={ROCKS[cell % ROCKS.length]} />
      <path className={styles.crack} d="M17 20l5 6-3 6M30 17l-2 7 5 5" />
    </>
  )
}

export const WATER = (
  <>
    <rect className={styles.water} x={1} y={1} width={46} height={46} rx={9} />
    <path className={styles.wave} d="M7 18q5-5 10 0t10 0 10 0M10 31q5-5 10 0t10 0 8-1" />
  </>
)

export const FLAG = (
  <>
    <ellipse className={styles.shade} cx={19} cy={41} rx={9} ry={3} />
    <path className={styles.pole} d="M18 8v32" />
    <path className={styles.flag} d="M19 9c7-4 12 4 20 0v15c-8 4-13-4-20 0Z" />
  </>
)

export const GEM = (
  <>
    <path className={styles.gem} d="M15 13h18l7 9-16 17L8 22Z" />
    <path className={styles.facet} d="M8 22h32M15 13l4 9 5 17 5-17 4-9M19 22l5-9 5 9" />
  </>
)

export const BATTERY = (
  <>
    <rect className={styles.battery} x={13} y={12} width={22} height={28} rx={5} />
    <rect className={styles.cap} x={19} y={7} width={10} height={6} rx={2} />
    <path className={styles.bolt} d="M26 16l-8 11h6l-2 9 8-11h-6Z" />
  </>
)

export function LAMP(lit: boolean) {
  return (
    <>
      {lit && <circle className={styles.glow} cx={24} cy={20} r={18} />}
      <path className={styles.post} d="M24 29v11M17 41h14" />
      <path className={lit ? styles.bulbLit : styles.bulb} d="M15 30l3-18h12l3 18Z" />
      <path className={styles.post} d="M16 12h16M24 12V7" />
      {lit && <path className={styles.rays} d="M6 14l5 3M42 14l-5 3M24 1v3" />}
    </>
  )
}

interface RobotProps {
  facing: number
  mood: 'calm' | 'happy' | 'oops'
  pace: number
}

const EYES = {
  calm: 'M17 19v4M31 19v4',
  happy: 'M14 22q3-5 6 0M28 22q3-5 6 0',
  oops: 'M14 18l6 6M20 18l-6 6M28 18l6 6M34 18l-6 6',
}

/** The short way round: a robot that turns left from up does not spin three quarters right. */
function useTurns(facing: number): number {
  const [turns, setTurns] = useState(facing)
  const difference = ((((facing - turns) % 4) + 6) % 4) - 2
  if (difference !== 0) setTurns(turns + difference)
  return turns + difference
}

export function Robot({ facing, mood, pace }: RobotProps) {
  const turns = useTurns(facing)
  return (
    <>
      <g
        className={styles.turning}
        style={{ transform: `rotate(${turns * 90}deg)`, transitionDuration: `${pace}ms` }}
      >
        <path className={styles.beam} d="M17 8 24-3l7 11Z" />
      </g>
      <ellipse className={styles.shade} cx={24} cy={42} rx={14} ry={3} />
      <path className={styles.limb} d="M16 36v6M32 36v6M7 27l-3 6M41 27l3 6" />
      <rect className={styles.body} x={8} y={10} width={32} height={28} rx={10} />
      <rect className={styles.face} x={12} y={15} width={24} height={13} rx={6.5} />
      <path className={styles.eyes} d={EYES[mood]} />
      <path className={styles.limb} d="M24 10V5" />
      <circle className={styles.antenna} cx={24} cy={4} r={3} />
      <path className={styles.prompt} d="M18 32l3 2-3 2M24 36h5" />
    </>
  )
}
