/** Makes the pictures of a project smaller until it fits into what a project may hold. */
import type { BlocksContent, Costume } from '../core/document.ts'
import { hasRoom } from '../core/room.ts'

export class TooLargeToKeep extends Error {}

/** `smaller` writes a picture's pixels in fewer bytes; drawings and sounds stay as they are. */
export async function fitContent(
  content: BlocksContent,
  smaller: (image: string) => Promise<string>,
): Promise<BlocksContent> {
  if (hasRoom(content)) return content
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
  if (!hasRoom(fitted)) throw new TooLargeToKeep()
  return fitted
}
