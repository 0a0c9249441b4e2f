/** Renders pages with the built web app and keeps them: nothing in a page depends on who asks. */
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '@panya/domain/brand/brand.ts'
import { NONCE_PLACE } from '@panya/domain/offline/site-files.ts'
import { LRUCache } from 'lru-cache'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { createSerialQueue } from '../platform/http/serial-queue.ts'

export interface Page {
  status: number
  /** The HTML, cut where each request's nonce goes. */
  parts: string[]
  /** The same in UTF-8: encoding it for every answer would cost more than sending it. */
  bytes: Buffer[]
  /** True when it is kept: then it is worth compressing well. */
  kept: boolean
}

export type RenderPage = (path: string) => Promise<Page>

export const MAX_PAGES = 500

interface EntryModule {
  siteContext(site: SiteConfig): RouterContextProvider
}

export async function createPageRenderer(
  serverBuild: string,
  site: SiteConfig,
): Promise<{ render: RenderPage; forgetPages(): void }> {
  const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild
  const handle = createRequestHandler(build, 'production')
  const { siteContext } = build.entry.module as unknown as EntryModule
  const pages = new LRUCache<string, Page>({ max: MAX_PAGES })

  let current = 0
  const oneAtATime = createSerialQueue()

  async function render(path: string): Promise<Page> {
    return pages.get(path) ?? oneAtATime(() => draw(path))
  }

  async function draw(path: string): Promise<Page> {
    const began = current
    const request = new Request(new URL(path, site.publicUrl), {
      headers: { 'x-nonce': NONCE_PLACE },
    })
    const response = await handle(request, siteContext(site))
    const parts = (await response.text()).split(NONCE_PLACE)
    // A page begun before a change is shown once and not kept.
    const kept = response.status === 200 && began === current
    const bytes = parts.map((part) => Buffer.from(part))
    const page = { status: response.status, parts, bytes, kept }
    if (kept) pages.set(path, page)
    return page
  }

  return {
    render,
    forgetPages() {
      current += 1
      pages.clear()
    },
  }
}
