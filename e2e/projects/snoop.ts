/** Somebody who reads, from a page of the site, all that this browser keeps. */
import type { Page } from '@playwright/test'

/** Everything that can be read, as two long texts. */
export function readEverything(page: Page): Promise<{ databases: string; rest: string }> {
  return page.evaluate(async () => {
    const stored = [localStorage, sessionStorage].map((storage) => Object.entries(storage))
    const rest: unknown[] = [stored, document.cookie]
    const databases: unknown[] = []
    const decoder = new TextDecoder('latin1')
    const readable = (_: string, value: unknown): unknown => {
      if (value instanceof ArrayBuffer) return decoder.decode(value)
      if (ArrayBuffer.isView(value)) return decoder.decode(value)
      return value
    }
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error!))
      })
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown>((resolve) => {
          const all = db.transaction(store).objectStore(store).getAll()
          all.addEventListener('success', () => resolve(all.result))
        })
        databases.push(name, store, rows)
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const kept = await cache.match(request)
        const text = /\/vendor\//.test(request.url) ? '' : await kept!.text()
        rest.push(request.url, text)
      }
    }
    return { databases: JSON.stringify(databases, readable), rest: JSON.stringify(rest) }
  })
}

/** How many sealed things open with any key that is there, or that the server gives whoever is signed in. */
export function openSealed(page: Page): Promise<{ rows: number; keys: number; opened: string[] }> {
  return page.evaluate(async () => {
    interface Row {
      user: number
      projectId: string
      about?: { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }
      work: { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }
    }
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('sealed-work')
      opening.addEventListener('success', () => resolve(opening.result))
    })
    const all = <T>(store: string) =>
      new Promise<T[]>((resolve) => {
        const asked = db.transaction(store).objectStore(store).getAll()
        asked.addEventListener('success', () => resolve(asked.result as T[]))
      })
    const kept = await all<{ key: CryptoKey }>('keys')
    const keys = kept.map(({ key }) => key)
    const answer = await fetch('/api/draft-key').catch(() => null)
    if (answer?.ok) {
      const { key } = (await answer.json()) as { key: string }
      const letters = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
      const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
      keys.push(await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['decrypt']))
    }
    const drafts = await all<Row>('drafts')
    const copies = await all<Row>('copies')
    const sealed = [
      ...drafts.flatMap((row) => [
        { ...row.about!, place: `about:${row.user}:${row.projectId}` },
        { ...row.work, place: `draft:${row.user}:${row.projectId}` },
      ]),
      ...copies.map((row) => ({ ...row.work, place: `copy:${row.user}:${row.projectId}` })),
    ]
    const opened: string[] = []
    for (const { iv, data, place } of sealed) {
      for (const key of keys) {
        const additionalData = new TextEncoder().encode(place)
        const options = { name: 'AES-GCM', iv, additionalData }
        const text = await crypto.subtle.decrypt(options, key, data).catch(() => null)
        if (text) opened.push(new TextDecoder().decode(text))
      }
    }
    db.close()
    return { rows: sealed.length, keys: keys.length, opened }
  })
}
