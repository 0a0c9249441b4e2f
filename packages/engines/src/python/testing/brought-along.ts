/** What a page would fetch from beside the interpreter, for tests. */
import { readFile } from 'node:fs/promises'
import type { AskForPackages } from '../packages.ts'

export const handBroughtAlong: AskForPackages = async (_, files) => {
  const found = await Promise.all(
    files.map(async (file): Promise<[string, ArrayBuffer]> => {
      const bytes = await readFile(new URL(`../wheels/${file}`, import.meta.url))
      return [file, new Uint8Array(bytes).buffer]
    }),
  )
  return { files: Object.fromEntries(found), reason: null }
}
