/** Colours, widths and fonts on top: those that the tool in the hand uses. */
import type { PaintEditor } from '@panya/engines/paint/paint-editor.ts'
import type { PaintState } from '@panya/engines/paint/paint-state.ts'
import { COSTUME_FONTS } from '@panya/engines/stage/costume-fonts.ts'
import { ColourField } from './ColourField.tsx'
import styles from './Paint.module.css'
import type { PaintMessages } from './paint-messages.ts'

interface PaintOptionsProps {
  editor: PaintEditor
  state: PaintState
  t: PaintMessages
}

export function PaintOptions({ editor, state, t }: PaintOptionsProps) {
  const { tool, mode } = state
  const draws = tool === 'brush' || tool === 'eraser'
  const hasOutline = ['select', 'line', 'rectangle', 'ellipse', 'fill'].includes(tool)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only listens to what its fields do
    <fieldset
      className={styles.options}
      aria-label={t('colours')}
      // It closes the colours here, not the whole editor.
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      {tool !== 'eraser' && (
        <ColourField
          label={t('fill')}
          paint={state.fill}
          t={t}
          onChange={(fill) => editor.change({ fill })}
        />
      )}
      {hasOutline && (
        <>
          <ColourField
            label={t('outline')}
            paint={state.stroke}
            t={t}
            onChange={(stroke) => editor.change({ stroke })}
          />
          <WidthField
            label={t('outlineWidth')}
            value={state.strokeWidth}
            least={0}
            onChange={(strokeWidth) => editor.change({ strokeWidth })}
          />
        </>
      )}
      {draws && (
        <WidthField
          label={t('brushWidth')}
          value={state.brushWidth}
          least={1}
          onChange={(brushWidth) => editor.change({ brushWidth })}
        />
      )}
      {tool === 'fill' && mode === 'vector' && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={state.fillsOutline}
            onChange={(event) => editor.change({ fillsOutline: event.target.checked })}
          />
          {t('fillsOutline')}
        </label>
      )}
      {(tool === 'text' || state.chosen?.font) && (
        <FontField
          font={state.chosen?.font ?? state.font}
          t={t}
          onChange={(font) => editor.change({ font })}
        />
      )}
    </fieldset>
  )
}

interface WidthFieldProps {
  label: string
  value: number
  least: number
  onChange(value: number): void
}

function WidthField({ label, value, least, onChange }: WidthFieldProps) {
  return (
    <label className={styles.number}>
      <span>{label}</span>
      <input
        type="number"
        dir="ltr"
        min={least}
        max={100}
        value={value}
        onChange={(event) => {
          const width = event.target.valueAsNumber
          if (Number.isFinite(width)) onChange(Math.min(100, Math.max(least, width)))
        }}
      />
    </label>
  )
}

interface FontFieldProps {
  font: string
  t: PaintMessages
  onChange(font: string): void
}

/** A font that came with a costume from elsewhere stays in the list under its own name. */
function FontField({ font, t, onChange }: FontFieldProps) {
  const isOurs = COSTUME_FONTS.some((name) => name === font)
  return (
    <label className={styles.number}>
      <span>{t('font')}</span>
      <select value={font} onChange={(event) => onChange(event.target.value)}>
        {!isOurs && <option value={font}>{font}</option>}
        {COSTUME_FONTS.map((name) => (
          <option key={name} value={name}>
            {t(`font.${name}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
