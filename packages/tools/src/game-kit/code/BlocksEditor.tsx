import { useGameBlocks } from '@panya/engines/game-blocks/game-blocks-hooks.ts'
import type { GameBlocksOptions } from '@panya/engines/game-blocks/protocol.ts'
import { useEffect, useRef, useState } from 'react'
import { Announcer } from '../Announcer.tsx'
import styles from './CodePanel.module.css'
import type { CodeTranslate } from './code-messages.ts'

interface BlocksEditorProps {
  t: CodeTranslate
  options: GameBlocksOptions
  activeBlock: string | null
  onChange: (workspace: object) => void
}

/** The block editor in a frame that says how it stands while it is not there. */
export function BlocksEditor({ t, options, activeBlock, onChange }: BlocksEditorProps) {
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
      {state.status === 'loading' && <p className={styles.waiting}>{t('loadingBlocks')}</p>}
      {state.status === 'failed' && <p className={styles.waiting}>{t('blocksFailed')}</p>}
    </section>
  )
}
