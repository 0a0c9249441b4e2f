import { useEffect, useMemo, useRef } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import { type BlockMessages, blockDefinitions } from '../code/block-definitions.ts'
import { useGameWords } from '../code/code-messages.ts'
import { PythonText } from '../code/PythonText.tsx'
import { blocksOfPiece } from '../code/switch-view.ts'
import type { ProgramSource } from '../core/code/program-source.ts'
import { lineOf, type Piece } from '../core/hints/piece.ts'
import styles from './Hints.module.css'

interface HintPieceProps {
  host: ToolHost
  messages: Omit<BlockMessages, 'words'>
  view: ProgramSource['view']
  piece: Piece
}

/** One block, in the view in which the learner works. */
export function HintPiece({ view, ...props }: HintPieceProps) {
  if (view === 'blocks') return <DrawnBlocks {...props} />
  return <PythonText className={styles.code} source={lineOf(props.piece)} />
}

function DrawnBlocks({ host, messages, piece }: Omit<HintPieceProps, 'view'>) {
  const words = useGameWords(host.locale)
  const frame = useRef<HTMLDivElement>(null)
  const { locale, direction, colorScheme } = host
  const look = useMemo(
    () => ({
      definitions: blockDefinitions({ ...messages, words }),
      locale,
      rtl: direction === 'rtl',
      dark: colorScheme === 'dark',
    }),
    [messages, words, locale, direction, colorScheme],
  )
  const workspace = useMemo(() => blocksOfPiece(piece, messages), [piece, messages])
  useEffect(() => {
    let here = true
    async function draw() {
      const { drawBlocks } = await import('@panya/engines/game-blocks/draw-blocks.ts')
      const picture = await drawBlocks(look, workspace)
      if (here) frame.current?.replaceChildren(picture)
    }
    // Without its picture a hint still says something.
    draw().catch(() => undefined)
    return () => {
      here = false
    }
  }, [look, workspace])
  return <div ref={frame} className={styles.blocks} data-hint-blocks />
}
