import { Button } from '@panya/ui/Button/Button.tsx'
import styles from './Play.module.css'

export interface WorldTab {
  name: string
  /** How the program fared there, once it ran. */
  won: boolean | null
}

interface WorldRowProps {
  lead: string | null
  worlds: readonly WorldTab[]
  shown: number
  onShow: (index: number) => void
}

/** One program, several worlds: which one is shown, and in which it already works. */
export function WorldRow({ lead, worlds, shown, onShow }: WorldRowProps) {
  if (worlds.length < 2) return null
  return (
    <div className={styles.worlds}>
      {lead !== null && <p>{lead}</p>}
      {worlds.map(({ name, won }, index) => (
        <Button
          key={index}
          look="ghost"
          size="compact"
          aria-pressed={index === shown}
          onClick={() => onShow(index)}
        >
          {won !== null && <span aria-hidden="true">{won ? '✓ ' : '✕ '}</span>}
          {name}
        </Button>
      ))}
    </div>
  )
}
