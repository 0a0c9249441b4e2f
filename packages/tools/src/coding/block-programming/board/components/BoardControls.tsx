/** What the world does to a board: light, warmth, leaning, and what is plugged into its inputs. */

import type { BoardInput } from '@panya/engines/board/hardware/board-view.ts'
import { type BoardProfile, hasPart } from '@panya/engines/board/profiles/board-profile.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import type { BlocksMessages } from '../../blocks-messages.ts'
import styles from './BoardControls.module.css'

interface BoardControlsProps {
  profile: BoardProfile
  onInput(input: BoardInput): void
  t: BlocksMessages
}

interface SliderProps {
  label: string
  unit?: string
  low?: number
  high?: number
  start?: number
  onChange(value: number): void
}

/** Of percents, if nothing else is said. */
function Slider({ label, unit = ' %', low = 0, high = 100, start = 0, onChange }: SliderProps) {
  const [value, setValue] = useState(start)
  return (
    <label className={styles.slider}>
      <span>
        {label}
        <output dir="ltr">
          {value}
          {unit}
        </output>
      </span>
      <input
        type="range"
        min={low}
        max={high}
        value={value}
        onChange={(event) => {
          setValue(event.target.valueAsNumber)
          onChange(event.target.valueAsNumber)
        }}
      />
    </label>
  )
}

/** Leaning by some degrees puts part of gravity on that axis. */
function force(x: number, y: number): BoardInput {
  const part = (degrees: number): number => Math.sin((degrees * Math.PI) / 180) * 1000
  const [fx, fy] = [part(x), part(y)]
  const z = Math.sqrt(Math.max(0, 1_000_000 - fx * fx - fy * fy))
  return { set: 'force', x: fx, y: fy, z }
}

function Tilt({ onInput, t }: Pick<BoardControlsProps, 'onInput' | 't'>) {
  const [lean, setLean] = useState({ x: 0, y: 0 })
  const move = (change: Partial<typeof lean>): void => {
    const next = { ...lean, ...change }
    setLean(next)
    onInput(force(next.x, next.y))
  }
  const shake = (): void => {
    onInput({ set: 'force', x: 1600, y: 1600, z: 1000 })
    setTimeout(() => onInput(force(lean.x, lean.y)), 250)
  }
  return (
    <>
      {(['x', 'y'] as const).map((axis) => (
        <Slider
          key={axis}
          label={t(axis === 'x' ? 'tiltSide' : 'tiltFront')}
          unit="°"
          low={-90}
          high={90}
          onChange={(degrees) => move({ [axis]: degrees })}
        />
      ))}
      <Button look="ghost" size="compact" className={styles.shake} onClick={shake}>
        {t('shake')}
      </Button>
    </>
  )
}

function InputSwitches({ profile, onInput, t }: BoardControlsProps) {
  const [on, setOn] = useState<ReadonlySet<number>>(new Set())
  const flip = (pin: number): void => {
    const next = new Set(on)
    if (!next.delete(pin)) next.add(pin)
    setOn(next)
    onInput({ set: 'pin', pin, level: next.has(pin) ? 1 : 0 })
  }
  return (
    <fieldset className={styles.inputs}>
      <legend>{t('inputPins')}</legend>
      {profile.inputs.map(({ name, pin }) => (
        <Button
          look="ghost"
          size="compact"
          key={name}
          aria-pressed={on.has(pin)}
          onClick={() => flip(pin)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  )
}

export function BoardControls({ profile, onInput, t }: BoardControlsProps) {
  const { lightPin, analogs } = profile
  return (
    <details className={styles.controls} open>
      <summary>{t('world')}</summary>
      <div className={styles.grid}>
        {lightPin !== null && (
          <Slider
            label={t('lightLevel')}
            start={60}
            onChange={(percent) => onInput({ set: 'analog', pin: lightPin, percent })}
          />
        )}
        {hasPart(profile, 'temperature') && (
          <Slider
            label={t('warmth')}
            unit=" °C"
            low={-10}
            high={60}
            start={28}
            onChange={(degrees) => onInput({ set: 'temperature', degrees })}
          />
        )}
        {hasPart(profile, 'acceleration') && <Tilt onInput={onInput} t={t} />}
      </div>
      <InputSwitches profile={profile} onInput={onInput} t={t} />
      {analogs.length > 0 && (
        <details>
          <summary>{t('analogPins')}</summary>
          <div className={styles.grid}>
            {analogs.map(({ name, pin }) => (
              <Slider
                key={name}
                label={name}
                onChange={(percent) => onInput({ set: 'analog', pin, percent })}
              />
            ))}
          </div>
        </details>
      )}
    </details>
  )
}
