/** Arrow keys and the space bar to tap, for a phone or a tablet without a keyboard. */
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import type { Messages } from '../python-messages.ts'
import styles from './KeyPad.module.css'

const ARROWS = {
  left: 'M15 6l-6 6 6 6',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  right: 'M9 6l6 6-6 6',
} as const

const LABELS = {
  left: 'gameKeyLeft',
  up: 'gameKeyUp',
  down: 'gameKeyDown',
  right: 'gameKeyRight',
} as const

interface KeyPadProps {
  t: Messages
  onKey: (key: string, down: boolean) => void
}

export function KeyPad({ t, onKey }: KeyPadProps) {
  return (
    <fieldset className={styles.pad} dir="ltr">
      <legend className="visually-hidden">{t('gameKeys')}</legend>
      {(['left', 'up', 'down', 'right'] as const).map((key) => (
        <Key key={key} name={key} label={t(LABELS[key])} onKey={onKey}>
          <Icon path={ARROWS[key]} />
        </Key>
      ))}
      <Key name="space" label={t('gameKeySpace')} onKey={onKey}>
        {t('gameKeySpace')}
      </Key>
    </fieldset>
  )
}

interface KeyProps {
  name: string
  label: string
  onKey: (key: string, down: boolean) => void
  children: React.ReactNode
}

/** Held as long as the finger is on it; several can be held at once. */
function Key({ name, label, onKey, children }: KeyProps) {
  return (
    <button
      type="button"
      className={styles.key}
      data-key={name}
      aria-label={label}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        onKey(name, true)
      }}
      onPointerUp={() => onKey(name, false)}
      onPointerCancel={() => onKey(name, false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') onKey(name, true)
      }}
      onKeyUp={() => onKey(name, false)}
    >
      {children}
    </button>
  )
}
