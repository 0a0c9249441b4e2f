/** What is known about a board: its pins, chips and languages. Everything else about a board is derived from this. */

import type { BoardId } from '@panya/domain/board/board-id.ts'

export type Part =
  | 'matrix'
  | 'buzzer'
  | 'buttons'
  | 'light'
  | 'temperature'
  | 'acceleration'
  | 'clock'
  | 'leds'
  | 'outputs'
  | 'inputs'
  | 'analogs'
  | 'servos'
  | 'pixels'
  | 'usb'

export type ImuChip = 'LSM303AGR' | 'MPU6050' | 'KXTJ3'

/** Where an accelerometer may be; the driver asks each address who is there. */
export interface ImuPlace {
  chip: ImuChip
  bus: 0 | 1
  address: number
}

/** A pin by the name printed on the board. */
export interface NamedPin {
  name: string
  pin: number
}

/** What nobody has checked on a real board yet; the page says so in words. */
export type Doubt = 'second-button' | 'imu-bus' | 'imu-chip' | 'identity' | 'servo-ports'

export interface BoardProfile {
  id: BoardId
  name: string
  chip: string
  language: 'micropython' | 'arduino'
  columns: number
  rows: number
  buzzer: number | null
  buttons: NamedPin[]
  /** Pins the second button may be on, when the sources disagree; the first is the usual one. */
  secondButtonPins: number[]
  /** Lit while the pin is low, except where `ledsOnHigh`. */
  leds: NamedPin[]
  ledsOnHigh: boolean
  outputs: NamedPin[]
  inputs: NamedPin[]
  analogs: NamedPin[]
  servos: NamedPin[]
  pixels: { pin: number; count: number } | null
  usb: number | null
  lightPin: number | null
  hasTemperature: boolean
  hasClock: boolean
  imus: ImuPlace[]
  /** USB bridges these boards are known with: a hint only, any port may be chosen. */
  usbIds: { vendor: number; product: number }[]
  doubts: Doubt[]
}

export function hasPart(board: BoardProfile, part: Part): boolean {
  switch (part) {
    case 'matrix':
      return board.columns > 0
    case 'buzzer':
      return board.buzzer !== null
    case 'light':
      return board.lightPin !== null
    case 'temperature':
      return board.hasTemperature
    case 'clock':
      return board.hasClock
    case 'acceleration':
      return board.imus.length > 0
    case 'pixels':
      return board.pixels !== null
    case 'usb':
      return board.usb !== null
    case 'buttons':
    case 'leds':
    case 'outputs':
    case 'inputs':
    case 'analogs':
    case 'servos':
    default:
      return board[part].length > 0
  }
}

export function pinOf(pins: readonly NamedPin[], name: string): number | null {
  return pins.find((entry) => entry.name === name)?.pin ?? null
}
