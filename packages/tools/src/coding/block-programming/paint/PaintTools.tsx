/** The tools, one under the other at the side. */
import type { PaintEditor } from '@panya/engines/paint/paint-editor.ts'
import { BITMAP_TOOLS, type PaintState, VECTOR_TOOLS } from '@panya/engines/paint/paint-state.ts'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import styles from './Paint.module.css'
import { TOOL_PICTURES } from './paint-icons.ts'
import type { PaintMessages } from './paint-messages.ts'

interface PaintToolsProps {
  editor: PaintEditor
  state: PaintState
  t: PaintMessages
}

export function PaintTools({ editor, state, t }: PaintToolsProps) {
  const tools = state.mode === 'vector' ? VECTOR_TOOLS : BITMAP_TOOLS
  return (
    <div
      className={styles.tools}
      role="toolbar"
      aria-label={t('tools')}
      aria-orientation="vertical"
    >
      {tools.map((tool) => (
        <IconButton
          key={tool}
          size="medium"
          label={t(`tool.${tool}`)}
          aria-pressed={tool === state.tool}
          onClick={() => editor.change({ tool })}
        >
          <Icon path={TOOL_PICTURES[tool]} size={24} />
        </IconButton>
      ))}
    </div>
  )
}
