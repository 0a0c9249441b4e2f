/** Mails that were not sent, one file each below DATA_DIR, newest last by name. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from './mailer.ts'

export interface KeptMail extends Mail {
  id: string
  at: string
  /** Why it was not sent; null when there is nothing to send with. */
  failure: string | null
}

export type Outbox = ReturnType<typeof createOutbox>

const SHOWN = 200

export function createOutbox(dataDir: string, now: () => Date) {
  const folder = join(dataDir, 'outbox')

  async function names(): Promise<string[]> {
    const found = await readdir(folder).catch(() => [])
    return found.filter((name) => name.endsWith('.json')).toSorted()
  }

  return {
    async keep(mail: Mail, failure: string | null): Promise<void> {
      const at = now().toISOString()
      const id = `${at.replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const kept: KeptMail = { id, at, failure, ...mail }
      await writeFile(join(folder, `${id}.json`), JSON.stringify(kept, null, 2), { mode: 0o600 })
    },

    /** Newest first. */
    async list(): Promise<KeptMail[]> {
      const newest = (await names()).slice(-SHOWN).toReversed()
      const texts = newest.map((name) => readFile(join(folder, name), 'utf8').catch(() => null))
      return (await Promise.all(texts)).flatMap((text) =>
        text === null ? [] : [JSON.parse(text) as KeptMail],
      )
    },

    async removeBefore(moment: Date): Promise<void> {
      const limit = moment.toISOString().replaceAll(/[:.]/g, '-')
      for (const name of await names()) {
        if (name < limit) await rm(join(folder, name), { force: true })
      }
    },
  }
}
