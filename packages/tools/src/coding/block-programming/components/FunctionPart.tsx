/** One piece of a function's block: words, a value or a condition, with the way to move it. */
import { Button } from '@panya/ui/Button/Button.tsx'
import type { BlocksMessages } from '../blocks-messages.ts'
import type { Part } from '../scripts/function-parts.ts'
import styles from './Form.module.css'

interface FunctionPartProps {
  part: Part
  label: string
  isFirst: boolean
  isLast: boolean
  isOnly: boolean
  isInvalid: boolean
  t: BlocksMessages
  onText(text: string): void
  onMove(by: 1 | -1): void
  onRemove(): void
}

export function FunctionPart(props: FunctionPartProps) {
  const { part, label, isFirst, isLast, isOnly, isInvalid, t, onText, onMove, onRemove } = props
  return (
    <div className={styles.row}>
      <label className={styles.field}>
        <span>{label}</span>
        <input
          dir="auto"
          value={part.text}
          maxLength={part.kind === 'word' ? 30 : 20}
          required={isOnly || part.kind !== 'word'}
          aria-invalid={isInvalid}
          onChange={(event) => onText(event.target.value)}
        />
      </label>
      {!isOnly && (
        <>
          <Button
            look="ghost"
            size="small"
            disabled={isFirst}
            aria-label={t('movePartUp', { name: label })}
            onClick={() => onMove(-1)}
          >
            ↑
          </Button>
          <Button
            look="ghost"
            size="small"
            disabled={isLast}
            aria-label={t('movePartDown', { name: label })}
            onClick={() => onMove(1)}
          >
            ↓
          </Button>
          <Button
            look="ghost"
            size="small"
            aria-label={t('removePart', { name: label })}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        </>
      )}
    </div>
  )
}
