/** The learner's backpack, kept by the platform for all projects and devices. */
import { useEffect, useState } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import {
  type BackpackEntry,
  partKey,
  putIn,
  readBackpack,
  readSprite,
  spriteParts,
} from './core/backpack.ts'
import type { Actor } from './core/document.ts'

const KEY = 'blocks-backpack'

export interface BackpackState {
  entries: BackpackEntry[]
  /** False when there is no room. */
  putScript(name: string, state: unknown): boolean
  putSprite(actor: Actor): Promise<boolean>
  /** Null when it cannot be read any more. */
  takeSprite(entry: Extract<BackpackEntry, { sprite: string }>): Promise<Actor | null>
  remove(entry: BackpackEntry): void
}

export function useBackpack(host: ToolHost): BackpackState {
  const [entries, keep] = useState<BackpackEntry[]>([])
  useEffect(() => {
    let isGone = false
    void host.progress.load<unknown>(KEY).then((kept) => {
      if (!isGone) keep(readBackpack(kept))
      return undefined
    })
    return () => {
      isGone = true
    }
  }, [host])
  const set = (next: BackpackEntry[] | null): boolean => {
    if (!next) return false
    keep(next)
    void host.progress.save(KEY, next)
    return true
  }
  return {
    entries,
    putScript: (name, state) => set(putIn(entries, { name, state })),
    putSprite: async (actor) => {
      const parts = spriteParts(actor)
      const sprite = crypto.randomUUID().slice(0, 8)
      const next = parts && putIn(entries, { name: actor.name, sprite, parts: parts.length })
      if (!parts || !next) return false
      await Promise.all(
        parts.map((text, index) => host.progress.save(partKey(sprite, index), text)),
      )
      return set(next)
    },
    takeSprite: async ({ sprite, parts }) => {
      const keys = Array.from({ length: parts }, (_, index) => partKey(sprite, index))
      return readSprite(await Promise.all(keys.map((key) => host.progress.load<unknown>(key))))
    },
    remove: (entry) => {
      set(entries.filter((other) => other !== entry))
      if (!('sprite' in entry)) return
      for (let part = 0; part < entry.parts; part++)
        void host.progress.save(partKey(entry.sprite, part), null)
    },
  }
}
