import { useEffect, useRef, useState } from 'react'
import type { RoundPicture } from '../core/guess-round.ts'
import styles from './HiddenPicture.module.css'
import { paintSquares, sharpCanvas } from './painter.ts'

interface SquaresPictureProps {
  picture: RoundPicture
  /** Squares on a side; 0 shows nothing yet. */
  side: number
}

/** The picture as a few large squares; more of them make it sharper. */
export function SquaresPicture({ picture, side }: SquaresPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [sharp, setSharp] = useState<HTMLCanvasElement | null>(null)
  useEffect(() => {
    let wanted = true
    const ink = canvas.current ? getComputedStyle(canvas.current).color : ''
    sharpCanvas(picture, ink).then(
      (painted) => wanted && setSharp(painted),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [picture])
  useEffect(() => {
    if (sharp && canvas.current && side > 0) paintSquares(sharp, canvas.current, side)
  }, [sharp, side])
  return <canvas ref={canvas} className={styles.squares} width={1} height={1} aria-hidden="true" />
}
