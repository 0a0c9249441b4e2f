/** Whether a project can be saved: large pictures and sounds lie beside the document, the same one once. */
import { bytesOfBase64, largeText, mapTexts } from '@panya/domain/project/asset-reference.ts'
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import type { BlocksContent } from './document.ts'

/** The title and the blocks to come need room, too. */
const SPARE = 256 * 1024
/** A reference in the place of a picture. */
const REFERENCE = '-'.repeat(130)

function bytesOf(text: string): number {
  const large = largeText(text)
  return large ? bytesOfBase64(large.base64) : 0
}

/** `added` is what is about to come, in the shape in which it would be kept. */
export function hasRoom(content: BlocksContent, added: unknown = null): boolean {
  const assets = new Map<string, number>()
  const document = mapTexts([content, added], (text) => {
    const bytes = assets.get(text) ?? bytesOf(text)
    if (bytes === 0) return text
    assets.set(text, bytes)
    return REFERENCE
  })
  const sizes = [...assets.values()]
  return (
    new TextEncoder().encode(JSON.stringify(document)).length <=
      PROJECT_LIMITS.documentBytes - SPARE &&
    sizes.length <= PROJECT_LIMITS.documentAssets &&
    sizes.every((bytes) => bytes <= PROJECT_LIMITS.assetBytes) &&
    sizes.reduce((total, bytes) => total + bytes, 0) <= PROJECT_LIMITS.documentAssetBytes
  )
}
