/** The way of a Scratch file into the open project: read first, then replaced in one step that can be undone. */
import { ScratchProblem, type ScratchProblemCode } from '@panya/engines/scratch/problem.ts'
import type { ReportEntry } from '@panya/engines/scratch/report.ts'
import { useCallback, useState } from 'react'
import type { ToolProps } from '../tool-props.ts'
import { TooLargeToKeep } from './fit-content.ts'
import { openScratch } from './open-scratch.ts'

export type Opening =
  | { step: 'choose' }
  | { step: 'reading'; name: string }
  | { step: 'failed'; problem: ScratchProblemCode | 'too-large-to-keep' | 'failed' }
  | {
      step: 'opened'
      name: string
      sprites: number
      blocks: number
      report: ReportEntry[]
      /** What became of the file itself, once that is known. */
      kept: 'kept' | 'notKept' | 'notKeptGuest' | null
    }

interface ScratchOpening {
  opening: Opening
  open(file: File): Promise<void>
  /** Brings back what was there before. */
  back(): void
}

export function useScratchOpening({
  host,
  session,
}: Pick<ToolProps, 'host' | 'session'>): ScratchOpening {
  const [opening, setOpening] = useState<Opening>({ step: 'choose' })
  const open = useCallback(
    async (file: File): Promise<void> => {
      setOpening({ step: 'reading', name: file.name })
      try {
        const { content, report, blocks } = await openScratch(file)
        session.replace(content)
        const sprites = content.actors.length - 1
        const opened = { step: 'opened', name: file.name, sprites, blocks, report } as const
        setOpening({ ...opened, kept: host.source ? null : 'notKeptGuest' })
        const kept = await host.source?.keep(file).then(
          () => 'kept' as const,
          () => 'notKept' as const,
        )
        if (kept) setOpening({ ...opened, kept })
      } catch (error) {
        setOpening({ step: 'failed', problem: problemOf(error) })
      }
    },
    [host, session],
  )
  const back = useCallback(() => session.bringBack(), [session])
  return { opening, open, back }
}

function problemOf(error: unknown): Extract<Opening, { step: 'failed' }>['problem'] {
  if (error instanceof ScratchProblem) return error.code
  return error instanceof TooLargeToKeep ? 'too-large-to-keep' : 'failed'
}
