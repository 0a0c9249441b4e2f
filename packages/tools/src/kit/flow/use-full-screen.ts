import { type RefObject, useSyncExternalStore } from 'react'

/** Whether a part of the page fills the screen, and the way in and out; null where the browser has no such thing. */

function watch(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

export function useFullScreen(part: RefObject<HTMLElement | null>) {
  const filled = useSyncExternalStore(
    watch,
    () => document.fullscreenElement,
    () => null,
  )
  if (!document.fullscreenEnabled) return null
  const full = filled !== null
  const toggle = (): void => {
    const done = full ? document.exitFullscreen() : part.current?.requestFullscreen()
    done?.catch(() => {})
  }
  return { full, toggle }
}
