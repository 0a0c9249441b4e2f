import type { Frame } from '../blocks-runtime/world/frame.ts'

/** What the `stage` module of Python sends. */
export type StageCommand =
  | { do: 'load'; costumes: { id: string; width: number; height: number }[]; sounds: string[] }
  | { do: 'frame'; frame: Frame }
