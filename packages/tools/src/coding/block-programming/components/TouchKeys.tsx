/** Keys to touch under the stage, for tablets and phones: one for each key the program listens to. */

import { ownTable } from '@panya/engines/code/own-table.ts'
import { useMemo } from 'react'
import { pressedKeys } from '../pressed-keys.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './TouchKeys.module.css'

const SIGNS = ownTable({
  left: '←',
  up: '↑',
  down: '↓',
  right: '→',
  space: '␣',
  enter: '⏎',
})
const SHORT_PRESS = 120
const NAMED = ['left', 'up', 'down', 'right', 'space', 'enter'] as const

export function TouchKeys({ session, state, t }: ToolProps) {
  const keys = useMemo(() => pressedKeys(state.content), [state.content])
  if (keys.length === 0) return null
  const nameOf = (key: string): string => {
    const named = NAMED.find((one) => one === key)
    return named ? t(`key.${named}`) : key.toUpperCase()
  }
  return (
    <fieldset className={styles.keys} dir="ltr" aria-label={t('touchKeys')}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          aria-label={nameOf(key)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            session.player.key(key, true)
          }}
          onPointerUp={() => session.player.key(key, false)}
          onPointerCancel={() => session.player.key(key, false)}
          // A screen reader presses without a pointer: a short press then.
          onClick={(event) => {
            if (event.detail !== 0) return
            session.player.key(key, true)
            setTimeout(() => session.player.key(key, false), SHORT_PRESS)
          }}
          onContextMenu={(event) => event.preventDefault()}
        >
          {SIGNS[key] ?? key.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
