/** Place, size and angle of what is chosen, in numbers: so a picture can be drawn without a mouse. */
import type { PaintEditor } from '@panya/engines/paint/paint-editor.ts'
import type { ChosenPart } from '@panya/engines/paint/paint-state.ts'
import { useState } from 'react'
import styles from './Paint.module.css'
import type { PaintMessages } from './paint-messages.ts'

const FIELDS = ['x', 'y', 'width', 'height', 'angle'] as const

interface PartFieldsProps {
  editor: PaintEditor
  chosen: ChosenPart
  t: PaintMessages
}

export function PartFields({ editor, chosen, t }: PartFieldsProps) {
  const fields = chosen.kind === 'piece' ? FIELDS.slice(0, 4) : FIELDS
  return (
    <fieldset className={styles.part} aria-label={t('part')}>
      {fields.map((name) => (
        <NumberField
          key={name}
          label={t(name)}
          value={chosen[name]}
          onChange={(value) => editor.place({ [name]: value })}
        />
      ))}
    </fieldset>
  )
}

interface NumberFieldProps {
  label: string
  value: number
  onChange(value: number): void
}

/** What is typed counts when it is finished: half a number would make the part jump. */
function NumberField({ label, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = String(Math.round(value * 10) / 10 || 0)
  const finish = (): void => {
    const number = Number(typed)
    if (typed !== null && typed.trim() !== '' && Number.isFinite(number) && typed !== shown)
      onChange(Math.min(4000, Math.max(-4000, number)))
    setTyped(null)
  }
  return (
    <label className={styles.number}>
      <span>{label}</span>
      <input
        type="number"
        dir="ltr"
        value={typed ?? shown}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => event.key === 'Enter' && finish()}
      />
    </label>
  )
}
