/**
 * Keeps an object in a folder and stands still when its bytes are there and its row is not, until it is killed:
 * `dying-keeper.ts <folder> <bytes in hexadecimal>`, with DATABASE_URL.
 */
import { hash as digest } from 'node:crypto'
import { pino } from 'pino'
import { openDatabase } from '../platform/database/database.ts'
import { FolderObjects } from '../platform/objects/folder-objects.ts'
import { Objects } from '../platform/objects/objects.ts'

const [folder = '', hex = ''] = process.argv.slice(2)
const content = Buffer.from(hex, 'hex')
const log = pino({ level: 'silent' })
const database = openDatabase({ connectionString: process.env['DATABASE_URL'] }, log)

class DyingFolder extends FolderObjects {
  override async put(hash: string, bytes: Buffer): Promise<void> {
    await super.put(hash, bytes)
    process.send?.('the bytes are there')
    await new Promise(() => undefined)
  }
}

const stores = new Map([['folder' as const, new DyingFolder(folder)]])
const objects = new Objects({ database, place: 'folder', stores, log, now: () => new Date() })
const object = { hash: digest('sha256', content), content, mediaType: 'image/png' }
await objects.keep(object, async () => undefined)
