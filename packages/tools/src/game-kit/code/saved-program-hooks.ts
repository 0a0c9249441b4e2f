/** Keeps a learner's program of a level: loaded once, saved soon after every change. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { beforeLeaving } from '../../host/page-life.ts'
import type { ToolHost } from '../../host/tool-host.ts'
import { type ProgramSource, readSource } from '../core/code/program-source.ts'

const SAVE_AFTER = 1200

/** What may not have reached its place yet: a page that is thrown away, or has no line, still has it. */
const UNSAVED = 'program'

function unsavedOf({ place }: Pick<ToolHost, 'place'>, key: string | null): ProgramSource | null {
  if (key === null) return null
  const left = place?.read(UNSAVED) as { key?: unknown; program?: unknown } | null | undefined
  return left?.key === key ? readSource(left?.program) : null
}

interface SavedProgram {
  /** Null until what was saved is here. */
  program: ProgramSource | null
  change(program: ProgramSource): void
}

export function useSavedProgram(
  host: ToolHost,
  key: string | null,
  first: () => ProgramSource,
): SavedProgram {
  const [program, setProgram] = useState<ProgramSource | null>(null)
  const waiting = useRef<ProgramSource | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const begin = useRef(first)
  const { progress, readonly, place } = host

  const save = useCallback(() => {
    clearTimeout(timer.current)
    const { current: sent } = waiting
    if (sent === null || key === null || readonly) return
    waiting.current = null
    progress.save(key, sent).then(
      () => waiting.current === null && place?.keep(UNSAVED, undefined),
      () => undefined,
    )
  }, [progress, place, key, readonly])
  useEffect(() => save, [save])
  useEffect(() => beforeLeaving(save), [save])

  useEffect(() => {
    const unsaved = unsavedOf({ place }, key)
    if (unsaved) {
      setProgram(unsaved)
      waiting.current = unsaved
      save()
      return undefined
    }
    let here = true
    const stored = key === null ? Promise.resolve(null) : progress.load<unknown>(key)
    stored.then(
      (value) => here && setProgram(readSource(value) ?? begin.current()),
      () => here && setProgram(begin.current()),
    )
    return () => {
      here = false
    }
  }, [progress, place, key, save])

  const change = useCallback(
    (next: ProgramSource) => {
      setProgram(next)
      waiting.current = next
      place?.keep(UNSAVED, { key, program: next })
      clearTimeout(timer.current)
      timer.current = setTimeout(save, SAVE_AFTER)
    },
    [save, place, key],
  )
  return { program, change }
}
