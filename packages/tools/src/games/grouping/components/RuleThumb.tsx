import { useEffect, useRef, useState } from 'react'
import { PictureThumb } from '../../../game-kit/journey/PictureThumb.tsx'
import { createPuzzle } from '../core/rule-game.ts'
import styles from './GroupingMenu.module.css'
import { ShapeFace } from './ShapeFace.tsx'

/** A card that fits the hidden rule. Puzzles are made when they come into sight: forty at once take long. */
export function RuleThumb({ level }: { level: number }) {
  const frame = useRef<HTMLSpanElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element || isSeen) return undefined
    const observer = new IntersectionObserver(
      (entries) => setSeen((before) => before || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isSeen])
  const puzzle = isSeen ? createPuzzle(level) : null
  const card = puzzle?.cards[puzzle.given[0] ?? 0]
  return (
    <span ref={frame} className={styles.rule} data-thumb="rule">
      <PictureThumb pictures={[]}>{card && <ShapeFace card={card} />}</PictureThumb>
    </span>
  )
}
