/** Opens a page in a browser that has only just been started, uses it, and looks at what that took. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDevice, signInNewcomer } from './device.ts'
import { megabytesOf } from './process-memory.ts'
import { type Heap, ScriptTargets } from './script-targets.ts'
import type { ToolHand } from './tool-hands.ts'

/** In MB. */
export interface Footprint {
  /** Of page, frames and workers: their objects and buffers. */
  scripts: number
  /** Of all processes in which pages run: the above, the memory of WebAssembly, compiled code, pictures. */
  processes: number
  /** The most that these took on the way there. */
  most: number
  usableSeconds: number
  /** What the scripts' part is made of. */
  heaps: readonly Heap[]
}

type Hand = Pick<ToolHand, 'usable'> & Partial<ToolHand>

/** A school's Chromebook has a processor so many times slower than a computer of today. */
const SLOWER = 4
const SAMPLE_MS = 250
/** Memory is given back a while after it was let go. */
const SETTLE_MS = 1000
const SETTLE_ROUNDS = 6

export async function footprintOf(server: string, path: string, hand: Hand): Promise<Footprint> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-footprint-'))
  const context = await openDevice(profile, server, ['--remote-debugging-port=0'])
  const targets = await ScriptTargets.of(profile, SLOWER)
  const watch = watchProcesses(targets)
  try {
    await signInNewcomer(context, server)
    const [page = await context.newPage()] = context.pages()
    const began = performance.now()
    await page.goto(path, { waitUntil: 'commit' })
    await hand.usable(page)
    const usableSeconds = (performance.now() - began) / 1000
    await hand.tryExample?.(page)
    const settled = await settledFootprint(targets)
    return { ...settled, most: await watch.most(), usableSeconds }
  } finally {
    await watch.most()
    targets.close()
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** What is still there after everything was thrown away that nobody needs: the least of a few looks. */
async function settledFootprint(targets: ScriptTargets) {
  const looks: Pick<Footprint, 'scripts' | 'processes' | 'heaps'>[] = []
  for (let look = 0; look < SETTLE_ROUNDS; look += 1) {
    const heaps = await targets.heaps()
    await wait(SETTLE_MS)
    const processes = megabytesOf(await targets.rendererProcesses())
    looks.push({
      heaps,
      processes,
      scripts: heaps.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6,
    })
  }
  return {
    scripts: Math.min(...looks.map(({ scripts }) => scripts)),
    processes: Math.min(...looks.map(({ processes }) => processes)),
    heaps: looks.at(-1)?.heaps ?? [],
  }
}

function watchProcesses(targets: ScriptTargets) {
  let [watching, most] = [true, 0]
  const watched = (async () => {
    while (watching) {
      most = Math.max(most, megabytesOf(await targets.rendererProcesses()))
      await wait(SAMPLE_MS)
    }
  })()
  return {
    /** Ends the watch. */
    async most(): Promise<number> {
      watching = false
      await watched
      return most
    },
  }
}
