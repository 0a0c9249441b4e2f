/** The menu of a monitor: how its value is drawn. */
import type { WatcherView } from '@panya/engines/blocks-runtime/world/frame.ts'
import { Menu, type MenuAction } from '@panya/ui/ActionMenu/Menu.tsx'
import type { MonitorWords } from './Monitors.tsx'
import { type MonitorLook, modesFor, resizedTo, sizeOf } from './monitor-places.ts'

interface MonitorMenuProps {
  watcher: WatcherView
  look: MonitorLook
  words: MonitorWords
  label: string
  /** The monitor itself. */
  anchor(): HTMLElement | null
  onChoose(look: MonitorLook): void
  onRange(): void
  onClose(): void
}

const GROWTH = 1.25

function actionsOf({ watcher, look, words, onChoose, onRange }: MonitorMenuProps): MenuAction[] {
  if (look.mode === 'list') {
    const { width, height } = sizeOf(look)
    const by = (factor: number) => () => onChoose(resizedTo(look, width * factor, height * factor))
    return [
      { label: words.larger, onSelect: by(GROWTH) },
      { label: words.smaller, onSelect: by(1 / GROWTH) },
    ]
  }
  const modes = modesFor(watcher).filter((mode) => mode !== 'list')
  const choices = modes.map((mode) => ({
    label: words[mode],
    checked: mode === look.mode,
    onSelect: () => onChoose({ ...look, mode }),
  }))
  return look.mode === 'slider' ? [...choices, { label: words.range, onSelect: onRange }] : choices
}

export function MonitorMenu(props: MonitorMenuProps) {
  const { label, anchor, onClose } = props
  // Places of the stage are counted from its left edge in every language.
  return (
    <Menu
      label={label}
      anchor={anchor}
      align="start"
      actions={actionsOf(props)}
      onClose={onClose}
    />
  )
}
