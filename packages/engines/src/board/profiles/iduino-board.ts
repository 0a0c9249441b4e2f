/** iDuino R4: an Arduino UNO R4 WiFi as far as programs can tell. */
import type { BoardProfile, NamedPin } from './board-profile.ts'

const DIGITAL: NamedPin[] = Array.from({ length: 12 }, (_, index) => ({
  name: `D${index + 2}`,
  pin: index + 2,
}))

/** A0 to A5 come after the digital pins, as in the core's own numbering. */
const ANALOG: NamedPin[] = Array.from({ length: 6 }, (_, index) => ({
  name: `A${index}`,
  pin: 14 + index,
}))

export const IDUINO_BOARD: BoardProfile = {
  id: 'mcu_iduino_r4',
  name: 'iDuino R4',
  chip: 'Renesas RA4M1',
  language: 'arduino',
  columns: 12,
  rows: 8,
  buzzer: 8,
  buttons: [],
  secondButtonPins: [],
  leds: [{ name: 'L', pin: 13 }],
  ledsOnHigh: true,
  outputs: DIGITAL,
  inputs: DIGITAL,
  analogs: ANALOG,
  servos: [
    { name: 'D9', pin: 9 },
    { name: 'D10', pin: 10 },
  ],
  pixels: null,
  usb: null,
  lightPin: null,
  hasTemperature: false,
  hasClock: false,
  imus: [],
  usbIds: [{ vendor: 0x2341, product: 0x1002 }],
  doubts: ['identity'],
}
