/** Costumes, sounds and whole sprites as files on the learner's computer. */
import { libraryPicture } from '@panya/engines/stage/library/library.ts'
import { saveFile } from '../../../coding-kit/save-file.ts'
import type { BlocksContent, Costume, Sound } from '../core/document.ts'
import { redrawn } from '../scratch/redraw-picture.ts'
import { fileName } from './file-name.ts'

function bytesOf(address: string): Uint8Array<ArrayBuffer> {
  const text = atob(address.slice(address.indexOf(',') + 1))
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
}

/** A drawing stays a drawing; pixels become a PNG, which every program opens. */
export async function saveCostume({ name, svg, image, library }: Costume): Promise<void> {
  const drawing = image ? undefined : (svg ?? libraryPicture(library ?? '')?.svg)
  const file = fileName(name, 'costume')
  if (drawing !== undefined) saveFile(`${file}.svg`, drawing)
  else if (image) {
    const png = image.startsWith('data:image/png') ? image : await redrawn(image, 'image/png')
    saveFile(`${file}.png`, bytesOf(png))
  } else throw new Error('This costume has no picture.')
}

export async function saveSound({ name, ...sound }: Sound): Promise<void> {
  const [{ loadSamples }, { writeWav }] = await Promise.all([
    import('@panya/engines/sound/load-samples.ts'),
    import('@panya/engines/sound/wav.ts'),
  ])
  const samples = await loadSamples(sound)
  if (!samples) throw new Error('This sound cannot be read.')
  saveFile(`${fileName(name, 'sound')}.wav`, writeWav(samples))
}

export async function saveSprite(content: BlocksContent, actorId: string): Promise<void> {
  const { saveScratchSprite } = await import('./sprite-files.ts')
  const sprite = content.actors.find(({ id }) => id === actorId)
  saveFile(
    `${fileName(sprite?.name ?? '', 'sprite')}.sprite3`,
    await saveScratchSprite(content, actorId),
  )
}
