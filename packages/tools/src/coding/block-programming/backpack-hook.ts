/** The learner's backpack, kept by the platform for all projects and devices. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import {
  type BackpackEntry,
  type KeptEntry,
  type KeptKind,
  keptEntry,
  keyOf,
  partKey,
  partsOf,
  putIn,
  readBackpack,
} from './core/backpack.ts'
import type { Actor, Costume, Sound } from './core/document.ts'

const KEY = 'blocks-backpack'

/** What came of putting something in. */
export type PutIn = 'kept' | 'full' | 'tooBig' | 'failed'

export interface BackpackState {
  entries: BackpackEntry[]
  putScript(name: string, state: unknown): PutIn
  put(kind: KeptKind, kept: Actor | Costume | Sound): Promise<PutIn>
  /** The parts that were kept, as far as they are there. */
  take(entry: KeptEntry): Promise<unknown[]>
  remove(entry: BackpackEntry): void
}

export function useBackpack(host: ToolHost): BackpackState {
  const [entries, show] = useState<BackpackEntry[]>([])
  // Two things put in one right after the other are both there: what is shown may be a moment old.
  const latest = useRef<BackpackEntry[]>([])
  useEffect(() => {
    let isGone = false
    void host.progress.load<unknown>(KEY).then((kept) => {
      if (isGone) return undefined
      latest.current = readBackpack(kept)
      show(latest.current)
      return undefined
    })
    return () => {
      isGone = true
    }
  }, [host])
  return useMemo(() => {
    const set = (next: BackpackEntry[] | null): PutIn => {
      if (!next) return 'full'
      latest.current = next
      show(next)
      void host.progress.save(KEY, next)
      return 'kept'
    }
    return {
      entries,
      putScript: (name, state) => set(putIn(latest.current, { name, state })),
      put: async (kind, kept) => {
        const parts = partsOf(kept)
        if (!parts) return 'tooBig'
        const key = crypto.randomUUID().slice(0, 8)
        const entry = keptEntry(kind, kept.name, key, parts.length)
        if (!putIn(latest.current, entry)) return 'full'
        try {
          await Promise.all(
            parts.map((text, index) => host.progress.save(partKey(key, index), text)),
          )
        } catch {
          return 'failed'
        }
        return set(putIn(latest.current, entry))
      },
      take: (entry) => {
        const keys = Array.from({ length: entry.parts }, (_, at) => partKey(keyOf(entry), at))
        return Promise.all(keys.map((key) => host.progress.load<unknown>(key)))
      },
      remove: (entry) => {
        set(latest.current.filter((other) => other !== entry))
        if (!('parts' in entry)) return
        for (let part = 0; part < entry.parts; part++)
          void host.progress.save(partKey(keyOf(entry), part), null)
      },
    }
  }, [entries, host])
}
