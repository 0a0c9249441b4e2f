import { useGameBlocks } from '@panya/engines/game-blocks/game-blocks-hooks.ts'
import type { GameBlocksOptions } from '@panya/engines/game-blocks/protocol.ts'
import { useEffect, useRef, useState } from 'react'
import { Announcer } from '../Announcer.tsx'
import { GhostHand } from '../first-minute/GhostHand.tsx'
import styles from './CodePanel.module.css'
import type { CodeTranslate } from './code-messages.ts'

interface BlocksEditorProps {
  t: CodeTranslate
  options: GameBlocksOptions
  activeBlock: string | null
  /** A hand shows how the first block is dragged. */
  hand: 'moving' | 'still' | null
  onChange: (workspace: object) => void
}

/** The block editor in a frame that says how it stands while it is not there. */
export function BlocksEditor({ t, options, activeBlock, hand, onChange }: BlocksEditorProps) {
  const container = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const state = useGameBlocks(container, options, {
    onChange,
    onAdded: ({ block, count }) => setSaid(t('blockAdded', { block, count })),
  })
  useEffect(() => {
    if (state.status === 'ready') state.blocks.highlight(activeBlock)
  }, [state, activeBlock])
  return (
    <section
      ref={container}
      className={styles.blocks}
      dir="ltr"
      aria-label={t('blocksLabel')}
      data-ready={state.status === 'ready' || undefined}
    >
      <Announcer message={said} />
      {hand && state.status === 'ready' && (
        <GhostHand blocks={state.blocks} container={container} still={hand === 'still'} />
      )}
      {state.status === 'loading' && <p className={styles.waiting}>{t('loadingBlocks')}</p>}
      {state.status === 'failed' && <p className={styles.waiting}>{t('blocksFailed')}</p>}
    </section>
  )
}
