import { Button } from '@panya/ui/Button/Button.tsx'
import layout from '../layout.module.css'
import styles from './Play.module.css'

interface WorldRowProps {
  lead: string | null
  /** How the program fared in each, once it ran. */
  endings: readonly (string | undefined)[]
  nameOf(index: number): string
  run: { world: number; showWorld(world: number): void }
}

/** One program, several worlds: which one is shown, and in which it already works. */
export function WorldRow({ lead, endings, nameOf, run }: WorldRowProps) {
  if (endings.length < 2) return null
  return (
    <div className={layout.row}>
      {lead !== null && <p className={styles.worlds}>{lead}</p>}
      {endings.map((ending, index) => (
        <Button
          key={index}
          look="ghost"
          size="compact"
          aria-pressed={index === run.world}
          onClick={() => run.showWorld(index)}
        >
          {ending && <span aria-hidden="true">{ending === 'won' ? '✓ ' : '✕ '}</span>}
          {nameOf(index)}
        </Button>
      ))}
    </div>
  )
}
