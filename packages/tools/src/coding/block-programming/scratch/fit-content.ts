/** Makes the pictures of a project smaller until it fits into what a project may hold. */
import { bytesOfBase64, largeText, mapTexts } from '@panya/domain/project/asset-reference.ts'
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import type { BlocksContent, Costume } from '../core/document.ts'

export class TooLargeToKeep extends Error {}

/** What else is saved with it, and what the learner adds next. */
const ROOM = 256 * 1024
/** A reference in the place of a picture. */
const REFERENCE = '-'.repeat(130)

/** Large pictures and sounds lie beside the document, the same one once. */
function fits(content: BlocksContent): boolean {
  const assets = new Map<string, number>()
  const document = mapTexts(content, (text) => {
    const bytes = assets.get(text) ?? bytesOf(text)
    if (bytes === 0) return text
    assets.set(text, bytes)
    return REFERENCE
  })
  const sizes = [...assets.values()]
  return (
    new TextEncoder().encode(JSON.stringify(document)).length <=
      PROJECT_LIMITS.documentBytes - ROOM &&
    sizes.length <= PROJECT_LIMITS.documentAssets &&
    sizes.every((bytes) => bytes <= PROJECT_LIMITS.assetBytes) &&
    sizes.reduce((total, bytes) => total + bytes, 0) <= PROJECT_LIMITS.documentAssetBytes
  )
}

function bytesOf(text: string): number {
  const large = largeText(text)
  return large ? bytesOfBase64(large.base64) : 0
}

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
