/** Keeps a learner's program of a level: loaded once, saved soon after every change. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import { type ProgramSource, readSource } from '../core/code/program-source.ts'

const SAVE_AFTER = 1200

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
  const { progress, readonly } = host

  useEffect(() => {
    let here = true
    const stored = key === null ? Promise.resolve(null) : progress.load<unknown>(key)
    stored.then(
      (value) => here && setProgram(readSource(value) ?? begin.current()),
      () => here && setProgram(begin.current()),
    )
    return () => {
      here = false
    }
  }, [progress, key])

  const save = useCallback(() => {
    clearTimeout(timer.current)
    if (waiting.current === null || key === null || readonly) return
    progress.save(key, waiting.current).catch(() => undefined)
    waiting.current = null
  }, [progress, key, readonly])
  useEffect(() => save, [save])

  const change = useCallback(
    (next: ProgramSource) => {
      setProgram(next)
      waiting.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(save, SAVE_AFTER)
    },
    [save],
  )
  return { program, change }
}
