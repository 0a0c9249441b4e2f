/** A handful of paper for three stars, over the board and gone after a moment. */
import { useEffect, useRef } from 'react'
import styles from './ResultPanel.module.css'

const BITS = 70
const LASTS = 1800
const COLOURS = ['--coral', '--indigo', '--teal', '--amber']

interface Bit {
  x: number
  y: number
  across: number
  up: number
  turn: number
  size: number
  colour: string
}

/** Thrown up from the lower middle, each bit its own way. */
function throwBits(width: number, height: number, colours: readonly string[]): Bit[] {
  return Array.from({ length: BITS }, (_, index) => ({
    x: width / 2,
    y: height * 0.75,
    across: (Math.random() - 0.5) * width * 1.1,
    up: height * (0.7 + Math.random() * 0.7),
    turn: Math.random() * 12 - 6,
    size: 6 + Math.random() * 6,
    colour: colours[index % colours.length] ?? '#f59e0b',
  }))
}

/** `seconds` after they were thrown. */
function paint(context: CanvasRenderingContext2D, bits: readonly Bit[], seconds: number): void {
  const { width, height } = context.canvas
  context.clearRect(0, 0, width, height)
  for (const { x, y, across, up, turn, size, colour } of bits) {
    context.save()
    context.translate(x + across * seconds, y - up * seconds + height * 0.9 * seconds * seconds)
    context.rotate(turn * seconds)
    context.fillStyle = colour
    context.fillRect(-size / 2, -size / 4, size, size / 2)
    context.restore()
  }
}

export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return undefined
    element.width = element.clientWidth
    element.height = element.clientHeight
    const look = getComputedStyle(element)
    const colours = COLOURS.map((name) => look.getPropertyValue(name).trim() || '#f59e0b')
    const bits = throwBits(element.width, element.height, colours)
    const begun = performance.now()
    let request = 0
    const frame = () => {
      const passed = performance.now() - begun
      if (passed > LASTS) context.clearRect(0, 0, element.width, element.height)
      else {
        paint(context, bits, passed / 1000)
        request = requestAnimationFrame(frame)
      }
    }
    request = requestAnimationFrame(frame)
    return () => cancelAnimationFrame(request)
  }, [])
  return <canvas ref={canvas} className={styles.confetti} aria-hidden="true" />
}
