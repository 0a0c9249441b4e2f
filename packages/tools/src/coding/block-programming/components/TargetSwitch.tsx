/** What the blocks are for: the stage, or one of the boards. */
import { BOARDS } from '@panya/engines/board/profiles/boards.ts'
import type { BlocksMessages } from '../blocks-messages.ts'
import type { Target } from '../core/document.ts'
import styles from './ScreenBar.module.css'

interface TargetSwitchProps {
  target: Target
  onChoose(target: Target): void
  t: BlocksMessages
}

export function TargetSwitch({ target, onChoose, t }: TargetSwitchProps) {
  return (
    <label className={styles.target}>
      <span>{t('target')}</span>
      <select value={target} onChange={(event) => onChoose(event.target.value as Target)}>
        <option value="stage">{t('stage')}</option>
        {BOARDS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
