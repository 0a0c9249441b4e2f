/** Files on a board, over its raw mode: written whole or not at all, and only when they changed. */
import type { BoardFile } from '../driver/driver-files.ts'
import { BoardProblem } from './board-problem.ts'
import { PythonProblem, type RawRepl } from './raw-repl.ts'

const PIECE_BYTES = 384
const DRAFT = '_panya_draft'

export interface FileEntry {
  name: string
  bytes: number
}

export interface BoardInfo {
  /** Such as `micropython`. */
  system: string
  version: string
  /** What the firmware calls the machine. */
  machine: string
  freeBytes: number | null
}

const python = (text: string): string => JSON.stringify(text)

/** No room on the board's disk: error 28. */
function translate(error: unknown): unknown {
  if (error instanceof PythonProblem && /ENOSPC|Errno 28|OSError: 28/.test(error.traceback))
    return new BoardProblem('no-space', error.message)
  return error
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export async function boardInfo(repl: RawRepl): Promise<BoardInfo> {
  const printed = await repl.run(`import sys
i = sys.implementation
print(i[0])
print(".".join([str(n) for n in i[1][:3]]))
print(getattr(i, "_machine", sys.platform))
try:
    import os
    s = os.statvfs("/")
    print(s[0] * s[3])
except Exception:
    print("")
`)
  const [system = '', version = '', machine = '', free = ''] = printed
    .split('\n')
    .map((line) => line.trim())
  if (system !== 'micropython') throw new BoardProblem('wrong-firmware', system)
  return { system, version, machine, freeBytes: free === '' ? null : Number(free) }
}

export async function listFiles(repl: RawRepl): Promise<FileEntry[]> {
  const printed = await repl.run(`import os
for e in os.ilistdir("/"):
    if e[1] & 0x8000:
        print(os.stat("/" + e[0])[6], e[0])
`)
  return printed
    .split('\n')
    .map((line) => /^(\d+) (.+)$/.exec(line.trim()))
    .filter((found) => found !== null)
    .map((found) => ({ bytes: Number(found[1]), name: found[2]! }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

export async function removeFile(repl: RawRepl, name: string): Promise<void> {
  await repl.run(`import os\nos.remove(${python(name)})\n`)
}

/** The board's own sums of the files it has; empty where it cannot calculate them. */
async function sumsOf(repl: RawRepl, names: string[]): Promise<Map<string, string>> {
  const printed = await repl.run(`try:
    import hashlib, binascii
    for n in (${names.map((name) => `${python(name)},`).join(' ')}):
        try:
            h = hashlib.sha256()
            with open(n, "rb") as f:
                while True:
                    b = f.read(512)
                    if not b:
                        break
                    h.update(b)
            print(n, binascii.hexlify(h.digest()).decode())
        except OSError:
            pass
except ImportError:
    pass
`)
  return new Map(
    printed
      .split('\n')
      .map((line) => line.trim().split(' '))
      .filter((parts) => parts.length === 2)
      .map(([name, sum]) => [name!, sum!]),
  )
}

async function writeFile(
  repl: RawRepl,
  name: string,
  bytes: Uint8Array,
  onBytes: (count: number) => void,
): Promise<void> {
  await repl.run(`from binascii import a2b_base64 as _d\n_f = open("${DRAFT}", "wb")\n`)
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const piece = bytes.subarray(at, at + PIECE_BYTES)
    await repl.run(`_n = _f.write(_d(b"${base64(piece)}"))\n`)
    onBytes(piece.length)
  }
  await repl.run(`_f.close()
import os
try:
    os.remove(${python(name)})
except OSError:
    pass
os.rename("${DRAFT}", ${python(name)})
`)
}

/**
 * Writes what is not there yet in exactly this form. Each file is complete before it takes the old one's
 * place, so a cable pulled half way leaves the old program on the board.
 */
export async function writeFiles(
  repl: RawRepl,
  files: BoardFile[],
  onProgress: (done: number) => void,
): Promise<string[]> {
  const encoder = new TextEncoder()
  const ready = files.map(({ name, text }) => ({ name, bytes: encoder.encode(text) }))
  const known = await sumsOf(
    repl,
    files.map(({ name }) => name),
  )
  const changed: typeof ready = []
  for (const file of ready) {
    if (known.get(file.name) !== (await sha256(file.bytes))) changed.push(file)
  }
  const total = changed.reduce((sum, { bytes }) => sum + bytes.length, 0)
  let written = 0
  try {
    for (const { name, bytes } of changed) {
      await writeFile(repl, name, bytes, (count) => {
        written += count
        onProgress(written / total)
      })
    }
  } catch (error) {
    throw translate(error)
  }
  onProgress(1)
  return changed.map(({ name }) => name)
}
