/** What the keys do on blocks. */

import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import type { BlocksMessages } from '../blocks-messages.ts'
import styles from './KeysDialog.module.css'

const KEYS = [
  ['← ↑ → ↓', 'keys.arrows'],
  ['Enter', 'keys.enter'],
  ['R', 'keys.r'],
  ['M', 'keys.m'],
  ['Escape', 'keys.escape'],
  ['Delete', 'keys.delete'],
  ['Ctrl + C, X, V', 'keys.copy'],
  ['Ctrl + Z', 'keys.undo'],
  ['Ctrl + Shift + 1, 2, 3', 'keys.views'],
  ['Ctrl + Space', 'keys.offer'],
  ['Esc, Tab', 'keys.leaveText'],
] as const

export function KeysDialog({ t, onClose }: { t: BlocksMessages; onClose(): void }) {
  return (
    <Dialog title={t('keys')} closeLabel={t('close')} onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
