/** Scripts, sprites, costumes and sounds kept for later, in this project and in all others. */

import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import type { BlocksMessages } from '../blocks-messages.ts'
import { type BackpackEntry, kindOf } from '../core/backpack.ts'
import styles from './Backpack.module.css'

interface BackpackProps {
  entries: BackpackEntry[]
  onUse(entry: BackpackEntry): void
  onRemove(entry: BackpackEntry): void
  onClose(): void
  t: BlocksMessages
}

const NAMED = {
  sprite: 'backpackSprite',
  costume: 'backpackCostume',
  sound: 'backpackSound',
} as const

export function Backpack({ entries, onUse, onRemove, onClose, t }: BackpackProps) {
  const nameOf = (entry: BackpackEntry): string => {
    const kind = kindOf(entry)
    return kind === 'script' ? entry.name : t(NAMED[kind], { name: entry.name })
  }
  return (
    <Dialog title={t('backpack')} closeLabel={t('close')} onClose={onClose}>
      {entries.length === 0 && <p>{t('backpackEmpty')}</p>}
      <ul className={styles.list}>
        {entries.map((entry, index) => (
          <li key={`${index}`}>
            <span dir="auto">{nameOf(entry)}</span>
            <Button size="small" onClick={() => onUse(entry)}>
              {t('use')}
            </Button>
            <Button size="small" look="ghost" onClick={() => onRemove(entry)}>
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
