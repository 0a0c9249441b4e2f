import { SIDE } from '@panya/engines/doodle/doodle-model.ts'
import { useEffect, useRef } from 'react'
import styles from './MachineRound.module.css'

interface ShadeDrawingProps {
  /** 28 by 28 values from 0 to `full`. */
  shades: ArrayLike<number>
  full: number
}

/** A drawing as the machine keeps it: dots of more or less ink. */
export function ShadeDrawing({ shades, full }: ShadeDrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!canvas.current || !pen) return
    pen.clearRect(0, 0, SIDE, SIDE)
    pen.fillStyle = getComputedStyle(canvas.current).color
    for (let i = 0; i < SIDE * SIDE; i++) {
      pen.globalAlpha = (shades[i] ?? 0) / full
      if (pen.globalAlpha > 0) pen.fillRect(i % SIDE, Math.floor(i / SIDE), 1, 1)
    }
  }, [shades, full])
  return <canvas ref={canvas} className={styles.shades} width={SIDE} height={SIDE} aria-hidden />
}
