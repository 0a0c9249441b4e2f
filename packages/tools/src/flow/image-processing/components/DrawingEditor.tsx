import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { DrawingSheet } from '../../../flow-kit/DrawingSheet.tsx'
import type { Stroke } from '../../../flow-kit/drawing.ts'
import type { ParamEditorProps } from '../../../flow-kit/flow-tool.ts'
import { DRAWING_SIZE } from '../nodes/sources/sources.ts'
import styles from './DrawingEditor.module.css'

/** A sheet to draw on with a pen; a dot can be put without a pointer. */

const COLOURS = {
  '#1c1a3d': 'drawBlack',
  '#c2410c': 'drawOrange',
  '#0f766e': 'drawGreen',
  '#4338ca': 'drawPurple',
  '#ca8a04': 'drawYellow',
  '#ffffff': 'drawWhite',
} as const

export function DrawingEditor(props: ParamEditorProps) {
  const { onChange, messages } = props
  const strokes = props.value as Stroke[]
  const [colour, setColour] = useState('#1c1a3d')
  const [width, setWidth] = useState(10)
  const dot = (): void =>
    onChange([...strokes, { colour, width: 40, points: [240 + strokes.length * 12, 180] }])
  const settings = (
    <>
      <fieldset className={styles.colours} aria-label={messages.t('drawColour')}>
        {Object.entries(COLOURS).map(([option, name]) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === colour}
            aria-label={messages.t(name)}
            title={messages.t(name)}
            style={{ background: option }}
            onClick={() => setColour(option)}
          />
        ))}
      </fieldset>
      <label className={styles.pen}>
        {messages.t('drawWidth')}
        <input
          type="range"
          min={2}
          max={60}
          value={width}
          onChange={(event) => setWidth(Number(event.target.value))}
        />
      </label>
    </>
  )
  return (
    <DrawingSheet
      {...props}
      strokes={strokes}
      size={DRAWING_SIZE}
      pen={{ colour, width }}
      canvas={{ 'aria-label': messages.t('draw') }}
      settings={settings}
    >
      <Button look="ghost" size="compact" onClick={dot}>
        {messages.t('drawDot')}
      </Button>
    </DrawingSheet>
  )
}
