/** Chooses what to paint with: no colour, one, or two that blend; mixed by sliders or taken from the palette. */
import {
  hexOf,
  hsbOf,
  PAINT_KINDS,
  PALETTE,
  type Paint,
  type PaintKind,
} from '@panya/engines/paint/core/colour.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { DropDown } from '@panya/ui/DropDown/DropDown.tsx'
import { useState } from 'react'
import styles from './Paint.module.css'
import type { PaintMessages } from './paint-messages.ts'

interface ColourFieldProps {
  label: string
  paint: Paint
  t: PaintMessages
  onChange(paint: Paint): void
}

function background({ kind, colour, second }: Paint): string | undefined {
  if (kind === 'none') return undefined
  if (kind === 'solid') return colour
  if (kind === 'radial') return `radial-gradient(${colour}, ${second})`
  return `linear-gradient(${kind === 'horizontal' ? '90deg' : '180deg'}, ${colour}, ${second})`
}

export function ColourField({ label, paint, t, onChange }: ColourFieldProps) {
  return (
    <DropDown
      look="ghost"
      size="small"
      align="start"
      face={
        <>
          <span
            className={styles.swatch}
            data-none={paint.kind === 'none' ? true : undefined}
            style={{ background: background(paint) }}
          />
          {label}
        </>
      }
    >
      {() => <ColourPanel paint={paint} t={t} onChange={onChange} />}
    </DropDown>
  )
}

function ColourPanel({ paint, t, onChange }: Omit<ColourFieldProps, 'label'>) {
  const [which, setWhich] = useState<'colour' | 'second'>('colour')
  const isBlend = !['none', 'solid'].includes(paint.kind)
  const part = isBlend ? which : 'colour'
  const choose = (hex: string): void =>
    onChange({ ...paint, kind: paint.kind === 'none' ? 'solid' : paint.kind, [part]: hex })
  return (
    <div className={styles.colours}>
      <label className={styles.kind}>
        <span>{t('kindOfPaint')}</span>
        <select
          value={paint.kind}
          onChange={(event) => onChange({ ...paint, kind: event.target.value as PaintKind })}
        >
          {PAINT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`paint.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      {isBlend && (
        <div className={styles.which}>
          {(['colour', 'second'] as const).map((name) => (
            <Button
              key={name}
              size="compact"
              look="ghost"
              aria-pressed={name === part}
              onClick={() => setWhich(name)}
            >
              <span className={styles.swatch} style={{ background: paint[name] }} />
              {t(name === 'colour' ? 'firstColour' : 'secondColour')}
            </Button>
          ))}
        </div>
      )}
      {/* Another colour, another start: grey keeps no hue of its own. */}
      <Sliders key={part} colour={paint[part]} t={t} onChange={choose} />
      <fieldset className={styles.palette} aria-label={t('palette')}>
        {PALETTE.map((hex) => (
          <IconButton
            key={hex}
            label={t(`palette.${hex}`)}
            aria-pressed={paint.kind !== 'none' && paint[part] === hex}
            style={{ background: hex }}
            onClick={() => choose(hex)}
          />
        ))}
      </fieldset>
    </div>
  )
}

const SLIDERS = [
  ['hue', 359],
  ['saturation', 100],
  ['brightness', 100],
] as const

interface SlidersProps {
  colour: string
  t: PaintMessages
  onChange(hex: string): void
}

function Sliders({ colour, t, onChange }: SlidersProps) {
  const [kept, setKept] = useState(() => ({ hex: colour, hsb: hsbOf(colour) }))
  const hsb = kept.hex === colour ? kept.hsb : hsbOf(colour)
  return SLIDERS.map(([name, most]) => (
    <label key={name} className={styles.slider}>
      <span>{t(name)}</span>
      <input
        type="range"
        dir="ltr"
        min={0}
        max={most}
        value={hsb[name]}
        data-slider={name}
        style={{ accentColor: colour }}
        onChange={(event) => {
          const next = { ...hsb, [name]: event.target.valueAsNumber }
          const hex = hexOf(next)
          setKept({ hex, hsb: next })
          onChange(hex)
        }}
      />
      <output>{hsb[name]}</output>
    </label>
  ))
}
