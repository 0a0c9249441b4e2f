/** Says that a program ran when the page was thrown away. It is never run again by itself. */
import { useEffect, useEffectEvent } from 'react'
import { loadMessages } from '../load-messages.ts'
import type { ToolHost } from '../tool-host.ts'
import type en from './messages/en.ts'

const NAME = 'running'

const loadPlaceMessages = loadMessages<keyof typeof en>({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

export function useWasRunning(host: ToolHost, running: boolean): void {
  const { place } = host
  const say = useEffectEvent(async () => {
    const t = await loadPlaceMessages(host.locale)
    host.toast(t('wasRunning'), 'info')
  })
  useEffect(() => {
    if (place?.read(NAME) === true) void say().catch(() => undefined)
  }, [place])
  useEffect(() => {
    if (!place) return undefined
    place.keep(NAME, running || undefined)
    if (!running) return undefined
    // Who closes a page, or goes elsewhere, knows that what ran in it has ended. What is thrown away is not told.
    const left = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) place.keep(NAME, undefined)
    }
    window.addEventListener('pagehide', left)
    return () => {
      window.removeEventListener('pagehide', left)
      place.keep(NAME, undefined)
    }
  }, [place, running])
}
