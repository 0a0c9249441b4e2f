/** Makes the pictures of a project smaller until it fits into what a project may hold. */
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import type { BlocksContent, Costume } from '../core/document.ts'

export class TooLargeToKeep extends Error {}

/** What else is saved with it, and what the learner adds next. */
const ROOM = 256 * 1024

const sizeOf = (content: BlocksContent): number =>
  new TextEncoder().encode(JSON.stringify(content)).length

const fits = (content: BlocksContent): boolean =>
  sizeOf(content) <= PROJECT_LIMITS.documentBytes - ROOM

/** `smaller` writes a picture's pixels in fewer bytes; drawings and sounds stay as they are. */
export async function fitContent(
  content: BlocksContent,
  smaller: (image: string) => Promise<string>,
): Promise<BlocksContent> {
  if (fits(content)) return content
  const shrunk = async (costume: Costume): Promise<Costume> => {
    if (!costume.image) return costume
    const image = await smaller(costume.image).catch(() => costume.image!)
    return image.length < costume.image.length ? { ...costume, image } : costume
  }
  const actors = await Promise.all(
    content.actors.map(async (actor) => ({
      ...actor,
      costumes: await Promise.all(actor.costumes.map(shrunk)),
    })),
  )
  const fitted = { ...content, actors }
  if (!fits(fitted)) throw new TooLargeToKeep()
  return fitted
}
