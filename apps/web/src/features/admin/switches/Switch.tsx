import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import styles from './Switches.module.css'

interface SwitchProps {
  on: boolean
  label: string
  about?: ReactNode
  /** Without it, the switch only shows how it stands. */
  onSwitch?(on: boolean): void
}

export function Switch({ on, label, about, onSwitch }: SwitchProps) {
  const id = useId()
  return (
    <li className={styles.row}>
      <div>
        <b id={id}>{label}</b>
        {about !== undefined && <small id={`${id}-about`}>{about}</small>}
      </div>
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={on}
        aria-labelledby={id}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
        disabled={!onSwitch}
        onClick={() => onSwitch?.(!on)}
      >
        <span aria-hidden="true" />
        {on ? <Trans>On</Trans> : <Trans>Off</Trans>}
      </button>
    </li>
  )
}
