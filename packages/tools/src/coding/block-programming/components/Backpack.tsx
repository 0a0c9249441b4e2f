/** Scripts and sprites kept for later, in this project and in all others. */

import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import type { BlocksMessages } from '../blocks-messages.ts'
import type { BackpackEntry } from '../core/backpack.ts'
import styles from './Backpack.module.css'

interface BackpackProps {
  entries: BackpackEntry[]
  onUse(entry: BackpackEntry): void
  onRemove(entry: BackpackEntry): void
  onClose(): void
  t: BlocksMessages
}

export function Backpack({ entries, onUse, onRemove, onClose, t }: BackpackProps) {
  return (
    <Dialog title={t('backpack')} closeLabel={t('close')} onClose={onClose}>
      {entries.length === 0 && <p>{t('backpackEmpty')}</p>}
      <ul className={styles.list}>
        {entries.map((entry, index) => (
          <li key={`${index}`}>
            <span dir="auto">
              {'sprite' in entry ? t('backpackSprite', { name: entry.name }) : entry.name}
            </span>
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
