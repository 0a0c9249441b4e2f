/** What a board shows to the eye and the ear: the same for the virtual KidBright and for the simulated R4. */

export interface BoardView {
  /** One number a column, the top dot in bit 0. */
  matrix: number[]
  /** 0 to 15. */
  brightness: number
  /** Level of each pin a program drives, by its number. */
  pins: Record<number, 0 | 1>
  /** Pins that are on for part of the time: percent. */
  strengths: Record<number, number>
  /** Angle of each servo, by its pin. */
  servos: Record<number, number>
  /** What the buzzer sounds at, in hertz; 0 is silent. */
  tone: number
  /** Colours of the lights as 0xrrggbb. */
  pixels: number[]
}

/** What people do to a board. */
export type BoardInput =
  | { set: 'pin'; pin: number; level: 0 | 1 }
  /** 0 to 100. */
  | { set: 'analog'; pin: number; percent: number }
  | { set: 'temperature'; degrees: number }
  /** Thousandths of gravity. */
  | { set: 'force'; x: number; y: number; z: number }

export const DARK_VIEW: BoardView = {
  matrix: [],
  brightness: 15,
  pins: {},
  strengths: {},
  servos: {},
  tone: 0,
  pixels: [],
}
