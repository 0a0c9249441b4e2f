/** Shows what a Python program does on the stage: the same pictures, sounds and overlays as for blocks. */
import type { Frame, PenOp } from '../blocks-runtime/world/frame.ts'
import type { Mask } from '../blocks-runtime/world/geometry.ts'
import type { CostumePicture } from './costume-images.ts'
import { SoundPlayer, type SoundSource } from './sound-player.ts'
import type { StageCommand } from './stage-command.ts'
import type { StageRenderer } from './stage-renderer.ts'

/** Pictures and sounds of a project that are not in the library under their own name. */
export interface OwnAssets {
  costumes: CostumePicture[]
  sounds: SoundSource[]
}

export type StageEvent =
  | { do: 'key'; key: string; down: boolean }
  | { do: 'pointer'; x: number; y: number; down: boolean }
  | { do: 'answer'; text: string }
  | { do: 'masks'; masks: Record<string, PackedMask> }

/** Bytes as base64. */
type PackedGrid = [columns: number, rows: number, bytes: string]
type PackedMask = [shape: PackedGrid, picture: PackedGrid | null]

interface StagePlayerOptions {
  send(event: StageEvent): void
  assets(): OwnAssets
}

export class StagePlayer {
  readonly sounds = new SoundPlayer()
  readonly #options: StagePlayerOptions
  #renderer: StageRenderer | null = null
  #costumes: CostumePicture[] = []
  #latest: Frame | null = null
  /** Drawn before there was anything to draw on. */
  #strokes: PenOp[] = []
  readonly #listeners = new Set<(frame: Frame | null) => void>()

  constructor(options: StagePlayerOptions) {
    this.#options = options
  }

  /** Called with the picture there is, every next one, and with null when the stage is emptied. */
  listen(listener: (frame: Frame | null) => void): () => void {
    this.#listeners.add(listener)
    listener(this.#latest)
    return () => this.#listeners.delete(listener)
  }

  hear(commands: StageCommand[]): void {
    for (const command of commands) {
      if (command.do === 'load') this.#load(command)
      else this.#show(command.frame)
    }
  }

  #load({ costumes, sounds }: Extract<StageCommand, { do: 'load' }>): void {
    const own = this.#options.assets()
    this.#costumes = costumes.map(
      (costume) =>
        own.costumes.find(({ id }) => id === costume.id) ?? { ...costume, library: costume.id },
    )
    this.sounds.setSources(
      sounds.map((id) => own.sounds.find((sound) => sound.id === id) ?? { id, library: id }),
    )
    void this.#loadCostumes()
  }

  async #loadCostumes(): Promise<void> {
    const masks = await this.#renderer?.load(this.#costumes)
    if (!masks || Object.keys(masks).length === 0) return
    const sent = Object.entries(masks).map(([id, mask]) => [id, packed(mask)] as const)
    this.#options.send({ do: 'masks', masks: Object.fromEntries(sent) })
  }

  #show(frame: Frame): void {
    this.#latest = frame
    this.sounds.perform(frame.sounds)
    if (this.#renderer) this.#renderer.draw(frame)
    else this.#strokes.push(...frame.pen)
    for (const listener of this.#listeners) listener(frame)
  }

  async attach(renderer: StageRenderer): Promise<void> {
    this.#renderer = renderer
    await this.#loadCostumes()
    if (this.#latest) renderer.draw({ ...this.#latest, pen: this.#strokes })
    this.#strokes = []
  }

  detach(): void {
    this.#renderer = null
  }

  send(event: StageEvent): void {
    this.#options.send(event)
  }

  /** A new run begins with nothing. */
  clear(): void {
    this.#latest = null
    this.#strokes = []
    this.sounds.silence()
    for (const listener of this.#listeners) listener(null)
  }

  dispose(): void {
    this.sounds.dispose()
    this.#listeners.clear()
  }
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4096)
    text += String.fromCharCode(...bytes.subarray(at, at + 4096))
  return btoa(text)
}

function packed({ columns, rows, cells, picture }: Mask): PackedMask {
  return [
    [columns, rows, base64(cells)],
    picture ? [picture.columns, picture.rows, base64(picture.rgb)] : null,
  ]
}
