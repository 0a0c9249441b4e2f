import styles from './NodeHelpButton.module.css'
import { useBench } from './workbench-context.ts'

/** Opens the help on a kind of node, for fingers, pointers and keys alike. */
export function NodeHelpButton({ type, className = '' }: { type: string; className?: string }) {
  const { tool, messages, openHelp } = useBench()
  if (!tool.registry.get(type)) return null
  return (
    <button
      type="button"
      // Keys and drags on it are not those of the node it stands on.
      className={`${styles.help} ${className} nodrag nopan`}
      aria-label={messages.t('helpOn', { name: messages.node(type) })}
      onClick={(event) => {
        event.stopPropagation()
        openHelp(type)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') event.stopPropagation()
      }}
    >
      <span aria-hidden="true">?</span>
    </button>
  )
}
