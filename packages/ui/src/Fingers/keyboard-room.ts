/** A keyboard on the screen lies over the page: as long as it is there, the page gets the room that is left. */

/** What hides less than this is no keyboard but a bar of the browser's. */
const LEAST = 120

interface Seen {
  height: number
  offsetTop: number
  /** More than 1 while somebody has enlarged the page with two fingers. */
  scale: number
}

/** The part of the page that is seen above the keyboard; null while there is none. */
export function roomAbove(whole: number, seen: Seen): { start: number; height: number } | null {
  const height = Math.round(seen.height * seen.scale)
  if (whole - height < LEAST) return null
  return { start: seen.scale > 1 ? 0 : Math.round(seen.offsetTop), height }
}

/** Says it to the style sheets, and keeps what is written in sight. Gives back what ends it. */
export function leaveRoomForKeyboard(): () => void {
  const page = document.documentElement
  const seen = window.visualViewport
  if (!seen) return () => {}
  let before = ''
  const fit = (): void => {
    const room = roomAbove(page.clientHeight, seen)
    const { start = 0, height = 0 } = room ?? {}
    const now = `${start} ${height}`
    if (now === before) return
    before = now
    say(page, {
      '--seen-start': room && `${start}px`,
      '--seen-height': room && `${height}px`,
      '--keyboard': room && `${Math.max(0, page.clientHeight - start - height)}px`,
    })
    if (room) showField(height)
  }
  const ended = new AbortController()
  const { signal } = ended
  seen.addEventListener('resize', fit, { signal })
  seen.addEventListener('scroll', fit, { signal })
  fit()
  return () => {
    ended.abort()
    say(page, { '--seen-start': null, '--seen-height': null, '--keyboard': null })
  }
}

function say({ style }: HTMLElement, lengths: Record<string, string | null>): void {
  for (const [name, length] of Object.entries(lengths)) {
    if (length === null) style.removeProperty(name)
    else style.setProperty(name, length)
  }
}

/** An editor of many lines knows best itself which of them is written. */
function showField(height: number): void {
  const field = document.activeElement
  if (field?.matches('input, textarea, select') && field.clientHeight < height / 2)
    field.scrollIntoView({ block: 'nearest' })
}
