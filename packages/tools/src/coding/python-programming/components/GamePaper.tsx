/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a game is played on: it hears keys and presses */
/** The picture of a game, the keys and presses on it, and keys to tap where there is no keyboard. */
import { GameCanvas } from '@panya/engines/python/game/game-canvas.ts'
import type { GameEvent } from '@panya/engines/python/game/game-command.ts'
import { gameKey, modifiersOf } from '@panya/engines/python/game/game-keys.ts'
import { useEffect, useRef, useState } from 'react'
import type { ToolProps } from '../tool-props.ts'
import styles from './GamePaper.module.css'
import { KeyPad } from './KeyPad.tsx'

interface GamePaperProps extends ToolProps {
  shown: boolean
  running: boolean
}

export function GamePaper({ t, session, shown, running }: GamePaperProps) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const game = useRef<GameCanvas>(null)
  const held = useRef(new Set<string>())
  const [size, setSize] = useState({ width: 800, height: 600, title: '' })
  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const drawing = new GameCanvas(element, setSize)
    game.current = drawing
    session.playOn((commands) => (commands ? drawing.add(commands) : drawing.clear()))
    return () => {
      drawing.destroy()
      session.playOn(() => {})
    }
  }, [session])
  useEffect(() => {
    // Keys are for the game that was just started, and nothing sounds on when it is over.
    if (shown && running) box.current?.focus({ preventScroll: true })
    if (!running) game.current?.sounds.silence()
    held.current.clear()
  }, [shown, running])

  const send = (event: GameEvent): void => {
    if (running) session.client.sendEvent(event)
  }
  function press(key: string, down: boolean, mod = 0, unicode = ''): void {
    if (down === held.current.has(key)) return
    if (down) held.current.add(key)
    else held.current.delete(key)
    send({ type: 'key', key, down, mod, unicode })
  }
  function onKey(event: React.KeyboardEvent, down: boolean): void {
    const key = gameKey(event)
    // The page's own shortcuts and the way out with Tab stay what they are.
    if (!running || !key || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    press(key, down, modifiersOf(event), event.key.length === 1 ? event.key : '')
  }
  function point(what: 'down' | 'up' | 'move', event: React.PointerEvent): void {
    const at = game.current?.toGame(event.clientX, event.clientY)
    if (!at) return
    const button = [1, 2, 3][event.button] ?? 1
    send({ type: 'mouse', do: what, x: at[0], y: at[1], button })
  }
  const { width, height, title } = size
  return (
    <figure className={styles.game} hidden={!shown}>
      <div
        ref={box}
        className={styles.box}
        style={{ aspectRatio: `${width} / ${height}`, maxInlineSize: width }}
        role="application"
        aria-label={title === '' ? t('gameHelp') : `${title}. ${t('gameHelp')}`}
        tabIndex={0}
        data-testid="game"
        onPointerDown={(event) => {
          event.currentTarget.focus({ preventScroll: true })
          event.currentTarget.setPointerCapture(event.pointerId)
          point('down', event)
        }}
        onPointerMove={(event) => point('move', event)}
        onPointerUp={(event) => point('up', event)}
        onPointerCancel={(event) => point('up', event)}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => onKey(event, true)}
        onKeyUp={(event) => onKey(event, false)}
        onBlur={() => {
          // A key that is let go elsewhere is not held for ever.
          for (const key of held.current) press(key, false)
        }}
      >
        <canvas ref={canvas} className={styles.canvas} />
      </div>
      {running && <KeyPad t={t} onKey={press} />}
    </figure>
  )
}
