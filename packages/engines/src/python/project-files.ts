import type { PyodideAPI } from 'pyodide'
import type { FileChanges, ProjectFile, PythonEvent } from './protocol.ts'

export const HOME = '/home/pyodide'
/** Files a program writes are shown and saved up to this size; larger ones stay in the sandbox. */
const MAX_FILE_BYTES = 1_000_000
const REPORT_EVERY_MS = 200

interface Seen {
  size: number
  mtime: number
}

/** Keeps the interpreter's home folder and the learner's file list the same. */
export class ProjectFiles {
  readonly #fs: PyodideAPI['FS']
  readonly #emit: (event: PythonEvent) => void
  #seen = new Map<string, Seen>()
  #lastReport = 0
  #quiet = false
  /** Files the running program has closed at least once. */
  #closed = new Set<string>()

  constructor(py: PyodideAPI, emit: (event: PythonEvent) => void) {
    this.#fs = py.FS
    this.#emit = emit
  }

  /** Makes the home folder hold exactly these files. */
  replace(files: ProjectFile[]): void {
    const names = new Set(files.map((file) => file.name))
    this.#quiet = true
    this.#closed.clear()
    for (const name of this.#names()) if (!names.has(name)) this.#fs.unlink(`${HOME}/${name}`)
    for (const file of files) this.#write(file)
    this.#quiet = false
    this.#seen = this.#look()
  }

  /** Takes over what changed outside, and leaves alone what only the interpreter knows. */
  change({ put, removed }: FileChanges): void {
    const here = new Set(this.#names())
    this.#quiet = true
    for (const name of removed) if (here.has(name)) this.#fs.unlink(`${HOME}/${name}`)
    for (const file of put) this.#write(file)
    this.#quiet = false
    this.#seen = this.#look()
  }

  #write(file: ProjectFile): void {
    const path = `${HOME}/${file.name}`
    this.#fs.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    this.#fs.writeFile(path, file.base64 === undefined ? (file.text ?? '') : bytesOf(file.base64))
  }

  /** A file the program closes shows up at once; closed again and again, only now and then. */
  reportClosed(path: string): void {
    if (this.#quiet || !path.startsWith(`${HOME}/`)) return
    if (this.#closed.has(path)) return this.reportSometimes()
    this.#closed.add(path)
    this.report()
  }

  /** Tells the page what changed since the last time, not more often than it can use. */
  reportSometimes(): void {
    if (this.#quiet || performance.now() - this.#lastReport < REPORT_EVERY_MS) return
    this.report()
  }

  report(): void {
    this.#lastReport = performance.now()
    const now = this.#look()
    for (const [name, { size, mtime }] of now) {
      const before = this.#seen.get(name)
      if (before?.size !== size || before.mtime !== mtime) this.#tell(name, size)
    }
    for (const name of this.#seen.keys()) if (!now.has(name)) this.#emit({ kind: 'removed', name })
    this.#seen = now
  }

  #tell(name: string, size: number): void {
    if (size > MAX_FILE_BYTES) return this.#emit({ kind: 'file-too-big', name, bytes: size })
    const bytes = this.#fs.readFile(`${HOME}/${name}`) as Uint8Array
    this.#emit({ kind: 'file', file: fileOf(name, bytes) })
  }

  #look(): Map<string, Seen> {
    const found = new Map<string, Seen>()
    for (const name of this.#names()) {
      const { size, mtime } = this.#fs.stat(`${HOME}/${name}`) as { size: number; mtime: Date }
      found.set(name, { size, mtime: Number(mtime) })
    }
    return found
  }

  #names(folder = ''): string[] {
    const entries = (this.#fs.readdir(`${HOME}/${folder}`) as string[]).filter(isShown)
    return entries.flatMap((entry) => {
      const name = folder + entry
      const { mode } = this.#fs.stat(`${HOME}/${name}`) as { mode: number }
      return this.#fs.isDir(mode) ? this.#names(`${name}/`) : [name]
    })
  }
}

function isShown(entry: string): boolean {
  return !entry.startsWith('.') && entry !== '__pycache__'
}

function fileOf(name: string, bytes: Uint8Array): ProjectFile {
  try {
    return { name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    let binary = ''
    for (const byte of bytes) binary += String.fromCharCode(byte)
    return { name, base64: btoa(binary) }
  }
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
