import { isRecord } from './core/shape.ts'

/** How a learner wants games to behave; kept with the game's progress. */
export interface GameSettings {
  sound: boolean
  /** True: nothing moves by itself. The device's own wish for less motion counts as well. */
  calm: boolean
  /** True: things may happen by the clock. Off unless somebody asks for it. */
  timer: boolean
}

export const DEFAULT_SETTINGS: GameSettings = { sound: true, calm: false, timer: false }

export function readSettings(stored: unknown): GameSettings {
  if (!isRecord(stored)) return DEFAULT_SETTINGS
  const flag = (key: keyof GameSettings) => {
    const value = stored[key]
    return typeof value === 'boolean' ? value : DEFAULT_SETTINGS[key]
  }
  return { sound: flag('sound'), calm: flag('calm'), timer: flag('timer') }
}
