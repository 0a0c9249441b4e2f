/* oxlint-disable jsx-a11y/prefer-tag-over-role -- inside a drawing there are no such tags */
/** The parts of a board's drawing. */
import type { BoardView } from '@panya/engines/board/hardware/board-view.ts'
import type { BoardProfile, NamedPin } from '@panya/engines/board/profiles/board-profile.ts'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { BlocksMessages } from '../../blocks-messages.ts'
import styles from './BoardDrawing.module.css'

interface MatrixProps {
  profile: BoardProfile
  view: BoardView
  t: BlocksMessages
  /** Where there is room for it. */
  area: { x: number; y: number; width: number; height: number }
}

export function LedMatrix({ profile, view, t, area }: MatrixProps) {
  const { columns, rows } = profile
  const step = Math.min(area.width / columns, area.height / rows)
  const left = area.x + (area.width - step * columns) / 2
  const top = area.y + (area.height - step * rows) / 2
  const dots = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [index % columns, Math.floor(index / columns)]
    const isLit = (((view.matrix[x] ?? 0) >> y) & 1) === 1
    return (
      <circle
        key={index}
        cx={left + step * (x + 0.5)}
        cy={top + step * (y + 0.5)}
        r={step * 0.36}
        className={isLit ? styles.lit : styles.dark}
      />
    )
  })
  const shown = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (__, x) => (((view.matrix[x] ?? 0) >> y) & 1 ? '#' : '.')).join(
      '',
    ),
  )
  return (
    <g
      role="img"
      aria-label={t('matrix')}
      data-testid="matrix"
      data-dots={shown.join('/')}
      style={{ '--glow': 0.45 + (view.brightness / 15) * 0.55 } as object}
    >
      <rect
        className={styles.screen}
        x={left - 8}
        y={top - 8}
        width={step * columns + 16}
        height={step * rows + 16}
        rx="6"
      />
      {dots}
    </g>
  )
}

interface LampProps {
  name: string
  isLit: boolean
  x: number
  y: number
}

export function Lamp({ name, isLit, x, y }: LampProps) {
  return (
    <g data-lamp={name} data-lit={isLit}>
      <circle className={isLit ? styles.lampLit : styles.lampDark} cx={x} cy={y - 5} r="5" />
      <text className={styles.small} x={x} y={y + 11}>
        {name}
      </text>
    </g>
  )
}

interface ButtonProps {
  name: string
  label: string
  x: number
  y: number
  onPress(isDown: boolean): void
}

/** Held down as long as the finger or the key is. */
export function BoardButton({ name, label, x, y, onPress }: ButtonProps) {
  const press = (event: PointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId)
    onPress(true)
  }
  const key = (event: KeyboardEvent, isDown: boolean): void => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    if (!event.repeat) onPress(isDown)
  }
  return (
    <g
      className={styles.button}
      role="button"
      tabIndex={0}
      aria-label={label}
      onPointerDown={press}
      onPointerUp={() => onPress(false)}
      onPointerCancel={() => onPress(false)}
      onKeyDown={(event) => key(event, true)}
      onKeyUp={(event) => key(event, false)}
      onBlur={() => onPress(false)}
    >
      {/* A finger may miss it a little, also where the board is drawn small. */}
      <rect x={x - 28} y={y - 28} width="56" height="56" fill="none" pointerEvents="all" />
      <rect className={styles.socket} x={x - 22} y={y - 22} width="44" height="44" rx="7" />
      <circle className={styles.cap} cx={x} cy={y} r="15" />
      <text className={styles.capText} x={x} y={y + 4}>
        {name}
      </text>
    </g>
  )
}

interface BuzzerProps {
  tone: number
  x: number
  y: number
  /** The pin it hangs on, where it is not on the board itself. */
  name?: string
}

export function Buzzer({ tone, x, y, name }: BuzzerProps) {
  const isBeside = name !== undefined
  return (
    <g data-testid="buzzer" data-sounding={tone > 0}>
      <circle className={styles.buzzer} cx={x} cy={y} r="19" />
      <circle className={styles.hole} cx={x} cy={y} r="4" />
      {isBeside && (
        <text className={styles.beside} x={x + 34} y={y - 6}>
          {name}
        </text>
      )}
      {tone > 0 && (
        <>
          <path
            className={styles.wave}
            d={`M${x - 26} ${y - 12}q-7 12 0 24M${x + 26} ${y - 12}q7 12 0 24`}
          />
          <text
            className={isBeside ? styles.beside : styles.small}
            x={isBeside ? x + 34 : x}
            y={isBeside ? y + 8 : y + 34}
          >
            {tone} Hz
          </text>
        </>
      )}
    </g>
  )
}

export function Pixels({ view }: { view: BoardView }) {
  return (
    <g data-testid="pixels">
      {view.pixels.map((colour, index) => (
        <circle
          key={index}
          className={styles.pixel}
          cx={212 + index * 18}
          cy={232}
          r="7"
          style={{ fill: colour === 0 ? undefined : `#${colour.toString(16).padStart(6, '0')}` }}
        />
      ))}
    </g>
  )
}

interface ServoProps {
  name: string
  angle: number | undefined
  x: number
  y: number
  /** Its name stands beside it, on the page and not on the board. */
  isBeside?: boolean
}

export function Servo({ name, angle, x, y, isBeside = false }: ServoProps) {
  const turn = (angle ?? 90) - 90
  return (
    <g data-servo={name} data-angle={angle ?? ''} opacity={angle === undefined ? 0.5 : 1}>
      <rect className={styles.servo} x={x - 17} y={y - 12} width="34" height="32" rx="4" />
      <g transform={`rotate(${turn} ${x} ${y})`}>
        <rect className={styles.horn} x={x - 3} y={y - 20} width="6" height="24" rx="3" />
      </g>
      <text
        className={isBeside ? styles.beside : styles.small}
        x={isBeside ? x + 20 : x}
        y={isBeside ? y : y + 32}
      >
        {angle === undefined ? name : `${name} ${angle}°`}
      </text>
    </g>
  )
}

/** Connectors at the edges: what a program drives glows. */
export function Ports({ profile, view }: { profile: BoardProfile; view: BoardView }) {
  return (
    <>
      {profile.inputs.map((pin, index) => (
        <Port key={pin.name} pin={pin} view={view} x={30} y={66 + index * 38} />
      ))}
      {profile.outputs.map((pin, index) => (
        <Port key={pin.name} pin={pin} view={view} x={390} y={66 + index * 38} />
      ))}
      {profile.usb !== null && (
        <g data-port="USB" data-on={view.pins[profile.usb] === 0}>
          <rect className={styles.metal} x="374" y="142" width="40" height="38" rx="3" />
          <circle
            className={view.pins[profile.usb] === 0 ? styles.on : styles.off}
            cx="384"
            cy="192"
            r="4"
          />
          <text className={styles.small} x="400" y="196">
            USB
          </text>
        </g>
      )}
    </>
  )
}

function Port({ pin, view, x, y }: { pin: NamedPin; view: BoardView; x: number; y: number }) {
  const strength = view.strengths[pin.pin]
  const isOn = view.pins[pin.pin] === 1 || (strength ?? 0) > 0
  return (
    <g data-port={pin.name} data-on={isOn}>
      <rect className={styles.socket} x={x - 13} y={y - 9} width="26" height="18" rx="3" />
      <circle
        className={isOn ? styles.on : styles.off}
        cx={x}
        cy={y}
        r="5"
        opacity={strength === undefined ? 1 : 0.3 + strength * 0.007}
      />
      <text className={styles.small} x={x} y={y + 19}>
        {strength === undefined ? pin.name : `${strength}%`}
      </text>
    </g>
  )
}
