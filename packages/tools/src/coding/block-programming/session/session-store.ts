/** What React sees of an open project, and who is told when it changes. */

import type { DeviceProblem } from '@panya/domain/browser/abilities.ts'
import type { Speed } from '@panya/engines/blocks-runtime/protocol.ts'
import type { Frame } from '@panya/engines/blocks-runtime/world/frame.ts'
import type { CameraState } from '@panya/engines/media-devices/camera-switch.ts'
import type { BlocksContent } from '../core/document.ts'

export interface SessionState {
  content: BlocksContent
  actorId: string
  /** The last frame without strokes and sounds, which were handed on already. */
  frame: Frame | null
  output: string[]
  problems: Frame['problems']
  speed: Speed
  isPaused: boolean
  isRunning: boolean
  /** How often the green flag was pressed. */
  runs: number
  /** How often a program that listens to keys was started. */
  plays: number
  /** The keys that were pressed since the last start. */
  pressed: readonly string[]
  /** What was just lost and can be taken back, or null. */
  lost: Lost | null
  /** Whether Python runs the program, which it does where there are lines of Python in it. */
  python: 'off' | 'starting' | 'running'
  /** What Python did not like, or null. */
  mistake: PythonMistake | null
  /** Whether a program looks through the camera. */
  camera: CameraState
  /** Why a program that wants to hear hears nothing, or null. */
  microphoneProblem: DeviceProblem | null
}

/** What is wrong in the learner's words, and where; words are the names of packages where those are missing. */
export interface PythonMistake {
  code: 'error' | 'crashed' | 'packages'
  words: string
  place: { actorId: string; block: string | null; line: number } | null
}

/** What went away in a step, and its name where it has one. */
export interface Lost {
  what: 'sprite' | 'costume' | 'sound' | 'project' | 'text'
  name: string
}

/** Who is shown when a project opens: its first sprite, or the stage when it has none. */
export const firstActorId = ({ actors }: BlocksContent): string =>
  (actors.find(({ isStage }) => !isStage) ?? actors[0]!).id

export class SessionStore {
  #state: SessionState
  readonly #listeners = new Set<() => void>()

  /** `wanted`: who was shown when the page went, if they are still there. */
  constructor(content: BlocksContent, wanted: string | null = null) {
    const known = content.actors.find(({ id }) => id === wanted)
    this.#state = {
      content,
      actorId: known?.id ?? firstActorId(content),
      frame: null,
      output: [],
      problems: [],
      speed: 'full',
      isPaused: false,
      isRunning: false,
      runs: 0,
      plays: 0,
      pressed: [],
      lost: null,
      python: 'off',
      mistake: null,
      camera: { at: 'off' },
      microphoneProblem: null,
    }
  }

  get state(): SessionState {
    return this.#state
  }

  set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
