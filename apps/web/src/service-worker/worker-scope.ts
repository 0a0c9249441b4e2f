/** The service worker's surroundings, as far as it uses them. */
import type { WorkerSettings } from '@panya/domain/offline/site-files.ts'

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  request: Request
  respondWith(response: Promise<Response>): void
}

interface OpenPage {
  url: string
  frameType: 'auxiliary' | 'top-level' | 'nested' | 'none'
}

interface WorkerScope {
  location: Location
  navigator: { languages: readonly string[] }
  /** Not in every browser. */
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> }
  clients: {
    claim(): Promise<void>
    matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<OpenPage[]>
  }
  /** The server writes it before the script. */
  settings: WorkerSettings
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(
    type: 'message',
    listener: (event: ExtendableEvent & { data: unknown }) => void,
  ): void
}

export const worker = self as unknown as WorkerScope
