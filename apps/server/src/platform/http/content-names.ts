/** Names bytes by what they are, so that every node of a site and every build of the same says the same name. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/** Of a hash in base64url: 96 bits. */
const LETTERS = 16

interface Named {
  size: number
  changed: number
  name: Promise<string>
}

export interface SizedName {
  name: string
  size: number
}

/** Each file is read once for its name, when it is first asked for. */
export class ContentNames {
  readonly #known = new Map<string, Named>()

  /** Null when it is not there any more. */
  async of(path: string): Promise<SizedName | null> {
    const stats = await stat(path).catch(() => null)
    if (!stats) return null
    const { size, mtimeMs: changed } = stats
    let known = this.#known.get(path)
    if (known?.size !== size || known.changed !== changed) {
      known = { size, changed, name: nameOf(path) }
      this.#known.set(path, known)
      known.name.catch(() => this.#known.delete(path))
    }
    const name = await known.name.catch(() => null)
    return name === null ? null : { name, size }
  }
}

async function nameOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('base64url').slice(0, LETTERS)
}
