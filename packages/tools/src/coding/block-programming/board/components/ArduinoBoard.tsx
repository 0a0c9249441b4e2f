/** The iDuino R4 as it lies on the table: USB on the left, the digital pins above, power and analogue pins below. */
import type { BoardView } from '@panya/engines/board/hardware/board-view.ts'
import type { BoardProfile } from '@panya/engines/board/profiles/board-profile.ts'
import type { ReactNode } from 'react'
import type { BlocksMessages } from '../../blocks-messages.ts'
import styles from './BoardDrawing.module.css'
import { Buzzer, Lamp, LedMatrix, Servo } from './board-parts.tsx'

interface ArduinoBoardProps {
  profile: BoardProfile
  view: BoardView
  t: BlocksMessages
}

/** What is printed beside a pin, and the number programs know it by; null for power and the like. */
interface HeaderPin {
  label: string
  pin: number | null
  x: number
}

function row(labels: string, from: number, step: number): HeaderPin[] {
  return labels
    .split(' ')
    .map((label, index) => ({ label, pin: pinOf(label), x: from + index * step }))
}

/** `~` marks the pins that can be strong and weak; `TX1` and `RX0` talk to the computer. */
function pinOf(label: string): number | null {
  const [, analog, digital] = /^(?:A(\d)|~?(\d+)|[TR]X\d)$/.exec(label) ?? []
  if (analog !== undefined) return 14 + Number(analog)
  return digital === undefined ? null : Number(digital)
}

const TOP = { y: 96, labels: 114 }
const BOTTOM = { y: 340, labels: 326 }
const DIGITAL = [
  ...row('SCL SDA AREF GND 13 12 ~11 ~10 ~9 8', 100, 16.5),
  ...row('7 ~6 ~5 4 ~3 2 TX1 RX0', 273, 17.5),
]
const POWER = row('BOOT IOREF RESET 3V3 5V GND GND VIN', 148, 16.5)
const ANALOG = row('A0 A1 A2 A3 A4 A5', 306, 18)
const xOf = (wanted: number): number => DIGITAL.find(({ pin }) => pin === wanted)?.x ?? 0

export function ArduinoBoard({ profile, view, t }: ArduinoBoardProps) {
  return (
    <>
      <rect className={styles.arduino} x="16" y="84" width="400" height="270" rx="14" />
      <Connected profile={profile} view={view} />
      <Part name={t('partUsb')}>
        <rect className={styles.metal} x="4" y="120" width="50" height="34" rx="9" />
        <text className={styles.print} x="29" y="166">
          USB-C
        </text>
      </Part>
      <Part name={t('partPower')}>
        <rect className={styles.jack} x="6" y="268" width="64" height="52" rx="4" />
      </Part>
      <Part name={t('partReset')}>
        <rect className={styles.metal} x="58" y="92" width="22" height="20" rx="3" />
        <circle className={styles.reset} cx="69" cy="102" r="6" />
        <text className={styles.print} x="69" y="122">
          RESET
        </text>
      </Part>
      <Part name={t('partWifi')}>
        <rect className={styles.metal} x="74" y="176" width="62" height="58" rx="3" />
        <text className={styles.chipText} x="105" y="208">
          ESP32-S3
        </text>
      </Part>
      <Part name={t('partChip')}>
        <rect className={styles.jack} x="158" y="184" width="40" height="40" rx="3" />
        <text className={styles.print} x="178" y="207">
          RA4M1
        </text>
      </Part>
      <Part name={t('partQwiic')}>
        <rect className={styles.socket} x="88" y="264" width="36" height="18" rx="3" />
        <text className={styles.print} x="106" y="292">
          QWIIC
        </text>
      </Part>
      <text className={styles.name} x="150" y="262">
        {profile.name}
      </text>
      <LedMatrix
        profile={profile}
        view={view}
        t={t}
        area={{ x: 232, y: 160, width: 164, height: 110 }}
      />
      <Part name={t('partLamp')}>
        {profile.leds.map(({ name, pin }) => (
          <Lamp key={name} name={name} isLit={view.pins[pin] === 1} x={xOf(pin)} y={138} />
        ))}
      </Part>
      <circle className={styles.lampLit} cx="398" cy="133" r="4" />
      <text className={styles.print} x="398" y="146">
        ON
      </text>
      <Header pins={DIGITAL} place={TOP} view={view} />
      <Header pins={POWER} place={BOTTOM} view={view} isNarrow />
      <Header pins={ANALOG} place={BOTTOM} view={view} />
    </>
  )
}

/** Told by its name when somebody points at it. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <g>
      <title>{name}</title>
      {children}
    </g>
  )
}

/** The buzzer and the servos are not on the board: they hang on its pins. */
function Connected({ profile, view }: Omit<ArduinoBoardProps, 't'>) {
  const parts = profile.servos.map(({ name, pin }, index) => ({ name, pin, x: 216 - index * 90 }))
  const wire = (pin: number, x: number): ReactNode => (
    <path className={styles.wire} d={`M${x} 50C${x} 76 ${xOf(pin)} 60 ${xOf(pin)} ${TOP.y}`} />
  )
  return (
    <>
      {parts.map(({ name, pin, x }) => (
        <g key={name}>
          {wire(pin, x)}
          <Servo name={name} angle={view.servos[pin]} x={x} y={28} isBeside />
        </g>
      ))}
      {profile.buzzer !== null && (
        <g>
          {wire(profile.buzzer, 340)}
          <Buzzer tone={view.tone} name={`D${profile.buzzer}`} x={340} y={30} />
        </g>
      )}
    </>
  )
}

interface HeaderProps {
  pins: readonly HeaderPin[]
  place: { y: number; labels: number }
  view: BoardView
  /** Words that are too long to stand side by side lean. */
  isNarrow?: boolean
}

function Header({ pins, place, view, isNarrow = false }: HeaderProps) {
  const [first, last] = [pins[0]!.x, pins.at(-1)!.x]
  const gap = pins.findIndex(({ label }) => label === '7')
  const bars =
    gap < 0
      ? [[first, last]]
      : [
          [first, pins[gap - 1]!.x],
          [pins[gap]!.x, last],
        ]
  return (
    <g>
      {bars.map(([from = 0, to = 0]) => (
        <rect
          key={from}
          className={styles.header}
          x={from - 9}
          y={place.y - 8}
          width={to - from + 18}
          height="16"
          rx="2"
        />
      ))}
      {pins.map(({ label, pin, x }, index) => {
        const strength = pin === null ? undefined : view.strengths[pin]
        const isOn = pin !== null && (view.pins[pin] === 1 || (strength ?? 0) > 0)
        const isProgrammed = pin !== null && pin >= 2 && pin < 14
        return (
          <g key={index} {...(isProgrammed ? { 'data-port': `D${pin}`, 'data-on': isOn } : {})}>
            <circle
              className={isOn ? styles.on : styles.pinHole}
              cx={x}
              cy={place.y}
              r="4.5"
              opacity={strength === undefined || !isOn ? 1 : 0.3 + strength * 0.007}
            />
            <text
              className={label.length > 3 && !isNarrow ? styles.print : styles.pinName}
              x={x}
              y={place.labels}
              {...(isNarrow
                ? { transform: `rotate(-50 ${x} ${place.labels})`, textAnchor: 'start' }
                : {})}
            >
              {strength === undefined ? label : `${strength}%`}
            </text>
          </g>
        )
      })}
    </g>
  )
}
