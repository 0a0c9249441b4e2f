/**
 * The lists of files the server vouched for: this version's, the notebook's, and those of a few versions
 * before, whose pages are still open or kept. They are in a cache and are proved before they are used.
 */
import {
  type FileList,
  NOTEBOOK_LIST,
  ORIGIN_PLACE,
  SIGNATURE_HEADER,
  SITE_LIST,
} from '@panya/domain/offline/site-files.ts'
import { hasValidSignature, sha256 } from './signature.ts'
import { worker } from './worker-scope.ts'

const LISTS = 'lists'
/** Of each kind, the newest. */
const MOST_LISTS = 4

interface ProvedList extends FileList {
  version: string
}

export interface TrustedFile {
  /** Of its pieces. */
  hashes: string[]
  headers: Record<string, string>
}

/** What was proved stays so while the worker lives: its memory is its own. */
const proved = new Map<string, Promise<ProvedList | null>>()
/** By address, while it is under way: a page asks for many files at once. */
const learning = new Map<string, Promise<void>>()
/** What no list had, though the server was asked. */
const inVain = new Set<string>()

/** Null when nobody vouches for a file of this address. */
export async function trustedFile(path: string): Promise<TrustedFile | null> {
  const current = await provedList(currentList())
  const own = current && found(current, path)
  if (own) return own
  for (const list of await keptLists()) {
    const known = found(list, path)
    if (known) return known
  }
  return null
}

/** Whether the files of this version of the site are known. */
export async function isKnownVersion(version: string): Promise<boolean> {
  return (await provedList(keyOf(SITE_LIST, version))) !== null
}

/** Asks the server for the list that a file or page of this address is on: once while the worker lives. */
export async function loadFileList(path: string): Promise<void> {
  if (inVain.has(path)) return
  inVain.add(path)
  const address = path.startsWith('/notebook/') ? NOTEBOOK_LIST : SITE_LIST
  const underWay = learning.get(address) ?? fetchList(address)
  learning.set(address, underWay)
  try {
    await underWay
  } catch (error) {
    inVain.delete(path)
    throw error
  } finally {
    learning.delete(address)
  }
}

export async function loadOwnFileList(): Promise<void> {
  await fetchList(SITE_LIST)
  if (!(await provedList(currentList()))) throw new Error('The server has another version already.')
}

async function fetchList(address: string): Promise<void> {
  const response = await fetch(address, { cache: 'no-store' })
  const version = response.headers.get(SIGNATURE_HEADER)?.split('.')[0]
  if (response.status !== 200 || version === undefined) return
  const key = keyOf(address, version)
  if (!(await provedList(key))) await (await caches.open(LISTS)).put(key, response)
}

/** Lists of versions long gone go, and what is no list. */
export async function pruneLists(): Promise<void> {
  const lists = await caches.open(LISTS)
  const seen = { [SITE_LIST]: 0, [NOTEBOOK_LIST]: 0 } as Record<string, number>
  for (const key of await keptKeys()) {
    const address = key.split('?', 1)[0] ?? ''
    const kept = (seen[address] = (seen[address] ?? MOST_LISTS) + 1) <= MOST_LISTS
    if (key !== currentList() && !(kept && (await provedList(key)))) await lists.delete(key)
  }
}

async function keptLists(): Promise<ProvedList[]> {
  const all = await Promise.all((await keptKeys()).map(provedList))
  return all.filter((list) => list !== null)
}

/** The newest first. */
async function keptKeys(): Promise<string[]> {
  const keys = await (await caches.open(LISTS)).keys()
  return keys.toReversed().map(({ url }) => url.slice(worker.location.origin.length))
}

function provedList(key: string): Promise<ProvedList | null> {
  const known = proved.get(key) ?? prove(key)
  proved.set(key, known)
  // It may come later.
  void known.then((list) => list ?? proved.delete(key))
  return known
}

async function prove(key: string): Promise<ProvedList | null> {
  const [path = '', version = ''] = key.split('?')
  const kept = await (await caches.open(LISTS)).match(key)
  if (!kept) return null
  const body = await kept.text()
  const hash = await sha256(body)
  const signature = kept.headers.get(SIGNATURE_HEADER) ?? ''
  const genuine =
    hash === version && (await hasValidSignature({ version, path, headers: {}, hash }, signature))
  return genuine ? { version, ...(JSON.parse(body) as FileList) } : null
}

function found({ files, headers }: FileList, path: string): TrustedFile | null {
  const entry = Object.hasOwn(files, path) ? files[path] : undefined
  if (!entry) return null
  const [index, ...hashes] = entry
  const own = Object.entries(headers[index] ?? {}).map(([name, value]) => [
    name,
    value.replaceAll(ORIGIN_PLACE, worker.location.origin),
  ])
  return { hashes, headers: Object.fromEntries(own) as Record<string, string> }
}

function currentList(): string {
  return keyOf(SITE_LIST, worker.settings.version)
}

function keyOf(address: string, version: string): string {
  return `${address}?${version}`
}
