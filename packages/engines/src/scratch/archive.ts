/** The file itself: a zip with project.json and its assets, or a bare project.json. Sizes are known before anything is unpacked. */
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate'
import { ScratchProblem } from './problem.ts'

export const LIMITS = {
  /** The file as it lies on the disk. */
  packed: 100_000_000,
  unpacked: 200_000_000,
  /** One picture or sound. */
  asset: 50_000_000,
  json: 60_000_000,
  files: 5_000,
}

export interface Archive {
  json: string
  /** By the name without its folder. */
  files: ReadonlyMap<string, Uint8Array>
}

const startsWith = (bytes: Uint8Array, ...first: number[]): boolean =>
  first.every((byte, index) => bytes[index] === byte)

export function openArchive(bytes: Uint8Array): Archive {
  if (bytes.length > LIMITS.packed)
    throw new ScratchProblem('too-big', { bytes: bytes.length, limit: LIMITS.packed })
  // "Scr": ScratchV01, ScratchV02
  if (startsWith(bytes, 0x53, 0x63, 0x72)) throw new ScratchProblem('scratch-1')
  if (startsWith(bytes, 0x50, 0x4b)) return unpack(bytes)
  const text = strFromU8(bytes.subarray(0, 200))
    .trimStart()
    .replace(/^\u{feff}/u, '')
  if (!text.trimStart().startsWith('{')) throw new ScratchProblem('not-scratch')
  if (bytes.length > LIMITS.json)
    throw new ScratchProblem('too-big', { bytes: bytes.length, limit: LIMITS.json })
  return { json: textOf(bytes), files: new Map() }
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

function unpack(bytes: Uint8Array): Archive {
  const listed = look(bytes)
  const project = projectEntry(listed)
  if (!project) throw new ScratchProblem('no-project')
  const folder = project.slice(0, -'project.json'.length)
  const wanted = new Set(listed.filter((name) => isBeside(name, folder)))
  const entries = unzip(bytes, ({ name }) => wanted.has(name))
  const json = entries[project]
  if (!json) throw new ScratchProblem('no-project')
  const files = new Map<string, Uint8Array>()
  for (const name of wanted) {
    const file = entries[name]
    if (name !== project && file) files.set(name.slice(folder.length), file)
  }
  return { json: textOf(json), files }
}

/** Reads the list of contents only, and holds every size against the limits. */
function look(bytes: Uint8Array): string[] {
  const names: string[] = []
  let total = 0
  let excess: ScratchProblem | null = null
  unzip(bytes, ({ name, originalSize, size }) => {
    names.push(name)
    total += Math.max(originalSize, size)
    const limit = isProject(name) ? LIMITS.json : LIMITS.asset
    if (originalSize > limit)
      excess ??= new ScratchProblem('too-big', { name, bytes: originalSize, limit })
    if (names.length > LIMITS.files)
      excess ??= new ScratchProblem('too-many-files', { limit: LIMITS.files })
    return false
  })
  if (excess) throw excess
  if (total > LIMITS.unpacked)
    throw new ScratchProblem('too-big', { bytes: total, limit: LIMITS.unpacked })
  if (names.length > 0 && isEncrypted(bytes)) throw new ScratchProblem('encrypted-zip')
  return names
}

/** The first entry's header stands at the front of every zip that a program for archives writes. */
function isEncrypted(bytes: Uint8Array): boolean {
  return startsWith(bytes, 0x50, 0x4b, 3, 4) && (bytes[6]! & 1) === 1
}

function unzip(
  bytes: Uint8Array,
  filter: (file: UnzipFileInfo) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    if (error instanceof ScratchProblem) throw error
    throw new ScratchProblem('damaged-zip')
  }
}

const isProject = (name: string): boolean => /^([^/\\]+\/)?project\.json$/.test(name)

/** At the root, else one folder down. */
function projectEntry(names: readonly string[]): string | undefined {
  return names.find((name) => name === 'project.json') ?? names.find(isProject)
}

/** Files are only ever found by their plain names: a path that leads elsewhere names nothing. */
function isBeside(name: string, folder: string): boolean {
  return name.startsWith(folder) && /^[^/\\]+$/.test(name.slice(folder.length))
}
