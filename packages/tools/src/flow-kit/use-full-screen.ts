import { useEffect, useState } from 'react'

/** Whether the app fills the screen, and the way in and out. Where the browser cannot, it fills the page. */
export function useFullScreen(): { full: boolean; toggle: () => void } {
  const [full, setFull] = useState(false)
  useEffect(() => {
    if (!full) return undefined
    const left = (): void => setFull(document.fullscreenElement !== null)
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setFull(false)
    }
    document.addEventListener('fullscreenchange', left)
    document.addEventListener('keydown', onKey)
    // The page itself, so that what it says still lies above the app.
    void document.documentElement.requestFullscreen?.().catch(() => {})
    return () => {
      document.removeEventListener('fullscreenchange', left)
      document.removeEventListener('keydown', onKey)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [full])
  return { full, toggle: () => setFull(!full) }
}
