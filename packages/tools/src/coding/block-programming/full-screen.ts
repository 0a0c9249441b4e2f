/** The stage over the whole screen: the browser's own full screen where there is one, else over the page. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export interface FullScreen {
  isFull: boolean
  toggle(): void
}

export function useFullScreen(box: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false)
  const back = useRef<HTMLElement | null>(null)

  const leave = useCallback((): void => {
    setFull(false)
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
  }, [])

  const enter = useCallback((): void => {
    back.current = document.activeElement as HTMLElement | null
    setFull(true)
    // Refused or unknown (as on telephones): it lies over the page all the same.
    void box.current?.requestFullscreen?.().catch(() => {})
  }, [box])

  useEffect(() => {
    if (!isFull) return undefined
    const onChange = (): void => {
      if (!document.fullscreenElement) setFull(false)
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave()
    }
    document.addEventListener('fullscreenchange', onChange)
    document.addEventListener('keydown', onKey)
    // Keys are for the program at once.
    box.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true })
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      document.removeEventListener('keydown', onKey)
      if (back.current?.isConnected) back.current.focus()
    }
  }, [isFull, box, leave])

  return { isFull, toggle: isFull ? leave : enter }
}
