/**
 * What has come of a file so far. It outlives the process that fetched it; several processes with one folder
 * leave each other's alone while these still grow.
 */
import { randomBytes } from 'node:crypto'
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Longer than a download may stand still. */
const ABANDONED_MS = 30_000
const OWN = randomBytes(6).toString('hex')

export function ownPart(target: string, owner = OWN): string {
  return `${target}.${owner}.part`
}

/** The bytes that are there already; null while another process is at it. */
export async function takePart(target: string, owner = OWN): Promise<number | null> {
  const own = ownPart(target, owner)
  for (const path of await partsOf(target)) {
    const facts = await stat(path).catch(() => null)
    if (facts === null || path === own) continue
    if (Date.now() - facts.mtimeMs < ABANDONED_MS) return null
    // Whoever renames it has it. A second one that was left behind is of no use.
    if (await sizeOf(own)) await rm(path, { force: true })
    else await rename(path, own).catch(() => undefined)
  }
  const size = await sizeOf(own)
  if (size > 0) await utimes(own, new Date(), new Date())
  return size
}

async function partsOf(target: string): Promise<string[]> {
  const folder = dirname(target)
  const names = await readdir(folder)
  const begin = `${basename(target)}.`
  return names
    .filter((name) => name.startsWith(begin) && name.endsWith('.part'))
    .map((name) => join(folder, name))
}

export async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0
}
