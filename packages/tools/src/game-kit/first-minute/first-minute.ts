/** What somebody who has never played is shown in the first level, without words. */
import { useEffect, useState } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import { CodeError } from '../core/code/code-error.ts'
import { blockCount } from '../core/code/measure.ts'
import { type ProgramSource, readProgram } from '../core/code/program-source.ts'
import type { Game } from '../game-hooks.ts'

export type Guide = 'drag' | 'run' | null

function sizeOf(program: ProgramSource): number {
  try {
    return blockCount(readProgram(program))
  } catch (error) {
    if (error instanceof CodeError) return 0
    throw error
  }
}

interface FirstMinute {
  host: ToolHost
  game: Game
  /** The first level of the game, and not one that somebody made. */
  isFirst: boolean
  program: ProgramSource | null
  /** Blocks that the level begins with. */
  given: number
  hasRun: boolean
}

export function useFirstMinute(minute: FirstMinute): Guide {
  const { host, game, isFirst, program, given, hasRun } = minute
  const [acted, setActed] = useState(false)
  const [ran, setRan] = useState(false)
  if (hasRun && !ran) setRan(true)
  const isNew =
    isFirst && !host.readonly && game.ready && Object.keys(game.progress.levels).length === 0
  const size = isNew && program ? sizeOf(program) : 0
  const drags = isNew && !acted && program?.view === 'blocks' && size <= given

  useEffect(() => {
    if (!drags) return
    const act = () => setActed(true)
    addEventListener('pointerdown', act, true)
    addEventListener('keydown', act, true)
    return () => {
      removeEventListener('pointerdown', act, true)
      removeEventListener('keydown', act, true)
    }
  }, [drags])

  if (drags) return 'drag'
  return isNew && !ran && size > given ? 'run' : null
}
