/** The KidBright family: one ESP32 board in five editions. */
import type { BoardProfile, NamedPin } from './board-profile.ts'

const INPUTS: NamedPin[] = [
  { name: 'IN1', pin: 32 },
  { name: 'IN2', pin: 33 },
  { name: 'IN3', pin: 34 },
  { name: 'IN4', pin: 35 },
]

const SERVOS: NamedPin[] = [
  { name: 'SV1', pin: 15 },
  { name: 'SV2', pin: 17 },
]

const FT231X = { vendor: 0x0403, product: 0x6015 }
const CP2102 = { vendor: 0x10c4, product: 0xea60 }
const CH340 = { vendor: 0x1a86, product: 0x7523 }

const COMMON: Omit<BoardProfile, 'id' | 'name'> = {
  chip: 'ESP32-WROOM-32',
  language: 'micropython',
  columns: 16,
  rows: 8,
  buzzer: 13,
  buttons: [
    { name: 'S1', pin: 16 },
    { name: 'S2', pin: 14 },
  ],
  secondButtonPins: [],
  leds: [
    { name: 'WiFi', pin: 2 },
    { name: 'IoT', pin: 12 },
  ],
  ledsOnHigh: false,
  outputs: [
    { name: 'OUT1', pin: 26 },
    { name: 'OUT2', pin: 27 },
  ],
  inputs: INPUTS,
  analogs: INPUTS,
  servos: SERVOS,
  pixels: null,
  usb: 25,
  lightPin: 36,
  hasTemperature: true,
  hasClock: true,
  imus: [],
  usbIds: [FT231X, CP2102, CH340],
  doubts: [],
}

export const KIDBRIGHT_BOARDS: BoardProfile[] = [
  {
    ...COMMON,
    id: 'mcu_kidbright_32_v13',
    name: 'KidBright32 V1.3',
    leds: [...COMMON.leds, { name: 'BT', pin: 17 }, { name: 'NTP', pin: 15 }],
    // The inputs go through a buffer: they know on and off, nothing between.
    analogs: [],
    servos: [],
  },
  {
    ...COMMON,
    id: 'mcu_kidbright_32_v15i',
    name: 'KidBright32 V1.5i',
    imus: [{ chip: 'LSM303AGR', bus: 1, address: 0x19 }],
  },
  {
    ...COMMON,
    id: 'mcu_kidbright_32_v16',
    name: 'KidBright32 V1.6',
    secondButtonPins: [14, 17],
    servos: [],
    pixels: { pin: 23, count: 6 },
    imus: [
      { chip: 'MPU6050', bus: 1, address: 0x68 },
      { chip: 'MPU6050', bus: 0, address: 0x68 },
    ],
    doubts: ['second-button', 'imu-bus'],
  },
  {
    ...COMMON,
    id: 'mcu_kidbright_32ip',
    name: 'KidBright32iP',
    secondButtonPins: [14, 17],
    doubts: ['second-button', 'servo-ports'],
  },
  {
    ...COMMON,
    id: 'mcu_kidbright_32ia',
    name: 'KidBright32iA',
    imus: [
      { chip: 'KXTJ3', bus: 0, address: 0x0e },
      { chip: 'LSM303AGR', bus: 1, address: 0x19 },
    ],
    doubts: ['imu-chip'],
  },
]
