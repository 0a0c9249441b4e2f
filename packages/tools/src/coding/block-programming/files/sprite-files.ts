/** Sprites from and for Scratch. */
import { openSprite, saveSprite } from '@panya/engines/scratch/sprite-file.ts'
import { loadSamples } from '@panya/engines/sound/load-samples.ts'
import { RATE } from '@panya/engines/sound/samples.ts'
import { writeWav } from '@panya/engines/sound/wav.ts'
import {
  type Actor,
  type BlocksContent,
  emptyContent,
  migrate,
  toDocument,
  type Variable,
} from '../core/document.ts'
import { redrawn } from '../scratch/redraw-picture.ts'

/** Scratch knows no WebP, and wants to hear the sounds that are recipes here. */
export async function saveScratchSprite(
  content: BlocksContent,
  actorId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const actors = await Promise.all(
    content.actors.map(async (actor) => {
      if (actor.id !== actorId) return actor
      const costumes = actor.costumes.map(async (costume) =>
        costume.image?.startsWith('data:image/webp')
          ? { ...costume, image: await redrawn(costume.image, 'image/png') }
          : costume,
      )
      return { ...actor, costumes: await Promise.all(costumes) }
    }),
  )
  const { bytes } = await saveSprite({ ...content, actors }, actorId, {
    renderSound: async (sound) => {
      const samples = await loadSamples(sound)
      return samples ? writeWav(samples, RATE) : null
    },
  })
  return new Uint8Array(bytes)
}

/** Throws when it is none; with the same care as a whole project. */
export function readScratchSprite(bytes: Uint8Array): { sprite: Actor; shared: Variable[] } {
  const { sprite, shared } = openSprite(bytes)
  const { actors, shared: read } = migrate(
    toDocument({
      ...emptyContent,
      actors: [emptyContent.actors[0], sprite],
      shared,
    } as BlocksContent),
  )
  const made = actors[1]
  if (!made || made.isStage) throw new Error('There is no sprite in this file.')
  return { sprite: made, shared: read }
}
