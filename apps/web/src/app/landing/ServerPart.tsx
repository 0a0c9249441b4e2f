/**
 * A part of a page that the server has written. The browser leaves it as it came and loads no script for it,
 * or loads it when the reader comes near; only who comes from another page has it made in the browser.
 */
import { useHydrated } from '@panya/ui/use-hydrated.ts'
import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { watchLiving } from './watch-living.ts'

interface ServerPartProps {
  /** Brings what `children` needs in the browser; without it the part stays as the server wrote it. */
  load?: () => Promise<unknown>
  children: ReactNode
}

export function ServerPart({ load, children }: ServerPartProps) {
  const hydrated = useHydrated()
  const [fromServer, setFromServer] = useState(!hydrated)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!fromServer || !load || !place.current) return
    return whenNear(place.current, () => {
      load().then(
        // What is there stays until the new is complete.
        () => startTransition(() => setFromServer(false)),
        () => undefined,
      )
    })
  }, [fromServer, load])
  if (import.meta.env.SSR) return <div>{children}</div>
  return fromServer ? (
    <>
      <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      <Living place={place} />
    </>
  ) : (
    <>
      <div ref={place}>{children}</div>
      <Living place={place} />
    </>
  )
}

function Living({ place }: { place: RefObject<HTMLDivElement | null> }) {
  useEffect(() => (place.current ? watchLiving(place.current) : undefined), [place])
  return null
}

function whenNear(place: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: '300px' },
  )
  observer.observe(place)
  return () => observer.disconnect()
}
