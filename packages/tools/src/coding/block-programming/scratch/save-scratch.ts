/** A block project as a file for Scratch. */
import { type SavedProject, saveProject } from '@panya/engines/scratch/save-project.ts'
import { loadSamples } from '@panya/engines/sound/load-samples.ts'
import { RATE } from '@panya/engines/sound/samples.ts'
import { writeWav } from '@panya/engines/sound/wav.ts'
import type { BlocksContent, Costume } from '../core/document.ts'
import { redrawn } from './redraw-picture.ts'

type Saved = Omit<SavedProject, 'bytes'> & { bytes: Uint8Array<ArrayBuffer> }

export async function saveScratch(content: BlocksContent): Promise<Saved> {
  const saved = await saveProject(await withKnownPictures(content), {
    // Sounds of the library are recipes here; Scratch wants to hear them.
    renderSound: async (sound) => {
      const samples = await loadSamples(sound)
      return samples ? writeWav(samples, RATE) : null
    },
  })
  return { ...saved, bytes: new Uint8Array(saved.bytes) }
}

/** Scratch knows no WebP. */
async function withKnownPictures(content: BlocksContent): Promise<BlocksContent> {
  const known = async (costume: Costume): Promise<Costume> => {
    if (!costume.image?.startsWith('data:image/webp')) return costume
    return { ...costume, image: await redrawn(costume.image, 'image/png') }
  }
  const actors = await Promise.all(
    content.actors.map(async (actor) => ({
      ...actor,
      costumes: await Promise.all(actor.costumes.map(known)),
    })),
  )
  return { ...content, actors }
}
