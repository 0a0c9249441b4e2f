/** Our own drawings for the robot's world, each on a 48 by 48 tile. */
import { useState } from 'react'
import { hatInks, SHADES } from '../../../game-kit/core/journey/hero-art.ts'
import { Inks } from '../../../game-kit/journey/Drawing.tsx'
import { useHeroLook } from '../../../game-kit/journey/hero-look.ts'
import styles from './Board.module.css'

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
  const look = useHeroLook()
  const { body, edge, limb } = SHADES[look.color]
  const hasAntenna = look.hat === 'none' || look.hat === 'headphones'
  return (
    <>
      <g
        className={styles.turning}
        style={{ transform: `rotate(${turns * 90}deg)`, transitionDuration: `${pace}ms` }}
      >
        <path className={styles.beam} d="M17 8 24-3l7 11Z" />
      </g>
      <ellipse className={styles.shade} cx={24} cy={42} rx={14} ry={3} />
      <path className={styles.limb} stroke={limb} d="M16 36v6M32 36v6M7 27l-3 6M41 27l3 6" />
      <rect
        className={styles.body}
        fill={body}
        stroke={edge}
        x={8}
        y={10}
        width={32}
        height={28}
        rx={10}
      />
      <rect className={styles.face} x={12} y={15} width={24} height={13} rx={6.5} />
      <path className={styles.eyes} d={EYES[mood]} />
      {hasAntenna && (
        <>
          <path className={styles.limb} stroke={limb} d="M24 10V5" />
          <circle className={styles.antenna} stroke={edge} cx={24} cy={4} r={3} />
        </>
      )}
      <path className={styles.prompt} d="M18 32l3 2-3 2M24 36h5" />
      <Inks inks={hatInks(look)} />
    </>
  )
}
