/** What people make for a game, as it is saved: one list under a key of its own. */
import type { ToolDocument } from '../../host/tool-host.ts'
import { isListOf, isRecord } from './shape.ts'

const VERSION = 1

interface SavedKind<Key extends string, Made> {
  format: string
  key: Key
  /** What they are called when they cannot be read. */
  name: string
  most: number
  isMade: (value: unknown) => value is Made
}

export interface SavedLevels<Made> {
  emptyDocument: ToolDocument
  read(document: ToolDocument): readonly Made[]
  write(made: readonly Made[]): ToolDocument
}

export function savedLevels<Key extends string, Made>(kind: SavedKind<Key, Made>) {
  const { format, key, name, most, isMade } = kind
  type Content = Record<Key, readonly Made[]>
  const contentOf = (made: readonly Made[]) => ({ [key]: made }) as Content
  const toDocument = (content: Content): ToolDocument => ({ format, version: VERSION, content })
  const write = (made: readonly Made[]) => toDocument(contentOf(made))
  /** The content of a saved document; throws a sentence that says what is wrong with it. */
  function migrate(document: ToolDocument): Content {
    if (document.format !== format) {
      throw new Error(`This is not a set of ${name}: ${document.format}`)
    }
    if (document.version > VERSION) throw new Error(`These ${name} are of a newer version`)
    const { content } = document
    const made = isRecord(content) ? content[key] : null
    if (!isListOf(made, most, isMade)) throw new Error(`These ${name} are damaged`)
    return contentOf(made)
  }
  const saved: SavedLevels<Made> = {
    emptyDocument: write([]),
    read: (document) => migrate(document)[key],
    write,
  }
  return { ...saved, saved, toDocument, migrate }
}
