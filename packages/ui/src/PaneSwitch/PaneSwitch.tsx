/** On a phone one pane is shown at a time: which one. */
import { Button } from '../Button/Button.tsx'
import styles from './PaneSwitch.module.css'

interface PaneSwitchProps<Name extends string> {
  label: string
  panes: readonly (readonly [Name, string])[]
  shown: Name
  onShow(pane: Name): void
}

export function PaneSwitch<Name extends string>(props: PaneSwitchProps<Name>) {
  const { label, panes, shown, onShow } = props
  return (
    <nav className={styles.panes} aria-label={label}>
      {panes.map(([name, text]) => (
        <Button
          key={name}
          look="quiet"
          size="small"
          aria-pressed={name === shown}
          onClick={() => onShow(name)}
        >
          {text}
        </Button>
      ))}
    </nav>
  )
}
