/** Binds the block editor to a React component; the editor itself holds the live program. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { GameBlocks, GameBlocksListeners, GameBlocksOptions } from './protocol.ts'

export type GameBlocksState =
  | { status: 'loading' }
  | { status: 'ready'; blocks: GameBlocks }
  | { status: 'failed' }

/** Opens a new editor whenever `options` becomes another object: keep it in a memo. */
export function useGameBlocks(
  container: RefObject<HTMLElement | null>,
  options: GameBlocksOptions,
  listeners: GameBlocksListeners,
): GameBlocksState {
  const [state, setState] = useState<GameBlocksState>({ status: 'loading' })
  const report = useRef(listeners)
  useEffect(() => {
    report.current = listeners
  }, [listeners])

  useEffect(() => {
    const element = container.current
    const opening = element && openIn(element, options, report, setState)
    return () => {
      opening?.close()
      setState({ status: 'loading' })
    }
  }, [container, options])
  return state
}

function openIn(
  element: HTMLElement,
  options: GameBlocksOptions,
  report: RefObject<GameBlocksListeners>,
  setState: (state: GameBlocksState) => void,
): { close(): void } {
  const target = document.createElement('div')
  target.style.cssText = 'position:absolute;inset:0'
  element.append(target)
  let opened: GameBlocks | null = null
  let gone = false
  const observer = new ResizeObserver(() => opened?.resize())
  async function open() {
    try {
      // Blockly is fetched with the first editor.
      const { createWorkspace } = await import('./workspace.ts')
      const blocks = await createWorkspace(
        target,
        options,
        () => opened && report.current.onChange(opened.read()),
        (added) => report.current.onAdded(added),
      )
      if (gone) {
        blocks.dispose()
        return
      }
      opened = blocks
      observer.observe(element)
      setState({ status: 'ready', blocks })
    } catch {
      if (!gone) setState({ status: 'failed' })
    }
  }
  void open()
  return {
    close() {
      gone = true
      observer.disconnect()
      opened?.dispose()
      target.remove()
    },
  }
}
