/** Reads what the notebook in its frame says, word by word: a message that is not exactly one of ours is none. */
import { FILE_LIMITS, isDataFile, plainFile } from '@panya/domain/notebook/data-file.ts'
import type { DataFile } from '@panya/domain/notebook/notebook.ts'
import { readNotebook } from '@panya/domain/notebook/read-notebook.ts'
import { FILE_REFUSALS, type FromFrame, KERNEL_STATES } from './protocol.ts'

type Loose = Record<string, unknown>
type Reader = (message: Loose) => FromFrame | null

const MOST_PACKAGES = 200
const MOST_WORDS = 2000
const MOST_CELLS = 100_000

const READERS: { [Type in FromFrame['type']]: Reader } = {
  loaded: () => ({ type: 'loaded' }),
  opened: () => ({ type: 'opened' }),
  'stopped-hard': () => ({ type: 'stopped-hard' }),
  kernel: ({ state }) => {
    const known = KERNEL_STATES.find((one) => one === state)
    return known ? { type: 'kernel', state: known } : null
  },
  packages: ({ names, loaded, total }) =>
    areWords(names, MOST_PACKAGES) && isCount(loaded) && (total === null || isCount(total))
      ? { type: 'packages', names: [...names], loaded, total }
      : null,
  changed: readChanged,
  unsaved: ({ detail }) => (isWords(detail) ? { type: 'unsaved', detail } : null),
  unkept: ({ name, why }) => {
    const known = FILE_REFUSALS.find((one) => one === why)
    return known && isWords(name) ? { type: 'unkept', name, why: known } : null
  },
  ran: ({ error }) => (error === null || isWords(error) ? { type: 'ran', error } : null),
  clicked: ({ cell, words }) =>
    isCount(cell) && cell >= 1 && cell <= MOST_CELLS && isWords(words)
      ? { type: 'clicked', cell, words }
      : null,
  moved: ({ cell }) => (isCount(cell) && cell < MOST_CELLS ? { type: 'moved', cell } : null),
  flushed: ({ id }) => (isCount(id) ? { type: 'flushed', id } : null),
}

export function readFrameMessage(message: unknown): FromFrame | null {
  if (!isObject(message)) return null
  const { type } = message
  if (typeof type !== 'string' || !Object.hasOwn(READERS, type)) return null
  return READERS[type as FromFrame['type']](message)
}

function readChanged({ notebook, files }: Loose): FromFrame | null {
  const read = readNotebook(notebook)
  const kept = readFiles(files)
  return read.ok && kept ? { type: 'changed', notebook: read.notebook, files: kept } : null
}

/** All of them as they should be: the frame keeps no others. */
function readFiles(files: unknown): DataFile[] | null {
  if (!Array.isArray(files) || files.length > FILE_LIMITS.count) return null
  const list = Array.from(files as unknown[])
  if (!list.every(isDataFile)) return null
  const names = new Set(list.map((file) => file.name))
  return names.size === list.length ? list.map(plainFile) : null
}

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function isWords(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MOST_WORDS
}

function areWords(value: unknown, most: number): value is string[] {
  return Array.isArray(value) && value.length <= most && Array.from(value).every(isWords)
}
