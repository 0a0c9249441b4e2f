/**
 * What this page knows of large texts in documents: their references, so that a save after a small edit hashes
 * nothing again, and their bytes, so that they can be sent when the server asks for them.
 */
import {
  type AssetReference,
  type LargeText,
  largeText,
  mapTexts,
  readReference,
  referenceTo,
} from '@panya/domain/project/asset-reference.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import { bytesFromBase64, sha256 } from './base64.ts'
import { placeholderFor } from './placeholder.ts'

/** Characters; a document at its limit has half of them. What goes beyond is hashed again when it comes again. */
const MOST_REMEMBERED = 192 * 1024 * 1024
/** Shorter texts are no large ones: not even looked up. */
const LARGE = 8 * 1024

export interface PackedDocument {
  document: ProjectDocument
  /** What it refers to, each once. */
  hashes: string[]
}

export class AssetMemory {
  readonly #references = new Map<string, string>()
  readonly #bytes = new Map<string, LargeText>()
  readonly #placeholders = new Map<string, string>()
  #remembered = 0

  /** The document with references in the places of large texts. What is packed already stays as it is. */
  async pack({ content, ...rest }: ProjectDocument): Promise<PackedDocument> {
    for (const text of this.#unknownTexts(content)) await this.#learn(text)
    const hashes = new Set<string>()
    const packed = mapTexts(content, (text) => {
      const replaced = this.#placeholders.get(text) ?? this.#recognise(text) ?? text
      const reference = readReference(replaced)
      if (reference) hashes.add(reference.hash)
      return replaced
    })
    return { document: { ...rest, content: packed }, hashes: [...hashes] }
  }

  /** From now on this text is known by the reference. */
  remember(reference: AssetReference, base64: string): string {
    const text = `${reference.head}${base64}`
    this.#keep(text, reference, { head: reference.head, base64 })
    return text
  }

  /** The text that stands in for it; saved, it becomes the reference again. */
  standIn(reference: AssetReference): string {
    const text = placeholderFor(reference)
    this.#placeholders.set(text, referenceTo(reference))
    return text
  }

  base64Of(hash: string): string | null {
    return this.#bytes.get(hash)?.base64 ?? null
  }

  #unknownTexts(content: unknown): Set<string> {
    const unknown = new Set<string>()
    mapTexts(content, (text) => {
      if (text.length >= LARGE && !this.#references.has(text)) unknown.add(text)
      return text
    })
    return unknown
  }

  async #learn(text: string): Promise<void> {
    const large = largeText(text)
    if (!large) return
    const hash = await sha256(bytesFromBase64(large.base64))
    this.#keep(text, { hash, head: large.head }, large)
  }

  /** The longest unused is first in line to be forgotten. */
  #recognise(text: string): string | undefined {
    const reference = text.length >= LARGE ? this.#references.get(text) : undefined
    if (reference === undefined) return undefined
    this.#references.delete(text)
    this.#references.set(text, reference)
    return reference
  }

  #keep(text: string, reference: AssetReference, large: LargeText): void {
    if (this.#references.has(text)) return
    this.#references.set(text, referenceTo(reference))
    this.#bytes.set(reference.hash, large)
    this.#remembered += text.length
    for (const [old, name] of this.#references) {
      if (this.#remembered <= MOST_REMEMBERED || old === text) return
      this.#references.delete(old)
      this.#bytes.delete(readReference(name)?.hash ?? '')
      this.#remembered -= old.length
    }
  }
}

/** One for the page: projects that are opened one after the other share much. */
export const assetMemory = new AssetMemory()
