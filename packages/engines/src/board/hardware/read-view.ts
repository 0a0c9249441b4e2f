/** Reads what the virtual board shows out of the shared memory, and writes what people do to it. */
import type { BoardProfile } from '../profiles/board-profile.ts'
import { AT, type BoardMemory, PIN_COUNT } from './board-memory.ts'
import type { BoardInput, BoardView } from './board-view.ts'

/** A servo's pulse in milliseconds of a 20 ms turn: 0.5 is 0 degrees, 2.5 is 180. */
function servoAngle(duty: number): number {
  const pulse = (duty / 65535) * 20
  return Math.round(Math.min(180, Math.max(0, ((pulse - 0.5) / 2) * 180)))
}

export function readView(board: BoardProfile, memory: BoardMemory): BoardView {
  const view: BoardView = {
    matrix: Array.from({ length: board.columns }, (_, x) => memory.get(AT.matrix + x)),
    brightness: memory.get(AT.brightness),
    pins: {},
    strengths: {},
    servos: {},
    tone: 0,
    pixels: Array.from({ length: board.pixels?.count ?? 0 }, (_, index) =>
      memory.get(AT.pixels + index),
    ),
  }
  const servoPins = new Set(board.servos.map(({ pin }) => pin))
  for (let pin = 0; pin < PIN_COUNT; pin++) {
    const level = memory.get(AT.outputs + pin)
    if (level >= 0) view.pins[pin] = level === 0 ? 0 : 1
    const frequency = memory.get(AT.frequencies + pin)
    if (frequency === 0) continue
    const duty = memory.get(AT.duties + pin)
    if (pin === board.buzzer) view.tone = duty > 0 ? frequency : 0
    else if (servoPins.has(pin) && frequency <= 60) view.servos[pin] = servoAngle(duty)
    else view.strengths[pin] = Math.round((duty / 65535) * 100)
  }
  return view
}

/** Bright light gives a low voltage on these boards: the driver turns it round, so does this. */
function rawAnalog(board: BoardProfile, pin: number, percent: number): number {
  const shown = pin === board.lightPin ? 100 - percent : percent
  return Math.round((Math.min(100, Math.max(0, shown)) / 100) * 4095)
}

export function applyInput(board: BoardProfile, memory: BoardMemory, input: BoardInput): void {
  if (input.set === 'pin') memory.set(AT.inputs + input.pin, input.level)
  else if (input.set === 'analog') {
    const raw = rawAnalog(board, input.pin, input.percent)
    memory.set(AT.analogs + input.pin, raw)
    memory.set(AT.inputs + input.pin, input.percent >= 50 ? 1 : 0)
  } else if (input.set === 'temperature') {
    memory.set(AT.temperature, Math.round(input.degrees * 100))
  } else {
    memory.set(AT.forceX, Math.round(input.x))
    memory.set(AT.forceY, Math.round(input.y))
    memory.set(AT.forceZ, Math.round(input.z))
  }
  memory.nudge()
}

/** Nobody touches anything: buttons up, a warm room, daylight, lying flat. */
export function restInputs(board: BoardProfile): BoardInput[] {
  return [
    ...board.buttons.map(({ pin }): BoardInput => ({ set: 'pin', pin, level: 1 })),
    ...board.inputs.map(({ pin }): BoardInput => ({ set: 'pin', pin, level: 0 })),
    ...(board.lightPin === null
      ? []
      : [{ set: 'analog', pin: board.lightPin, percent: 60 } satisfies BoardInput]),
    { set: 'temperature', degrees: 28 },
    { set: 'force', x: 0, y: 0, z: 1000 },
  ]
}
