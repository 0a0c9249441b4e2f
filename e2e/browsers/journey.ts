/** One way through the product, from opening it to having done something. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { People } from './people.ts'

export interface Journey {
  /** The part of the product, a colon, and what is done. */
  name: string
  go(people: People): Promise<void>
  /** Errors of a page that belong to what is tried. */
  expected?: RegExp
}

const FOLDER = join(import.meta.dirname, 'journeys')

/** Each file of the folder is one. */
export async function findJourneys(word = ''): Promise<Journey[]> {
  const files = readdirSync(FOLDER).toSorted()
  const all = await Promise.all(
    files.map(async (file) => {
      const { journey } = (await import(join(FOLDER, file))) as { journey: Journey }
      return journey
    }),
  )
  return all.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()))
}
