/** What the page and the frame that looks after Python say to each other. */
import type {
  DebugWish,
  PackageFiles,
  ProjectFile,
  PythonEvent,
  PythonRequest,
  RunAnswer,
} from './protocol.ts'
import type { PythonStarted, PythonState } from './python.ts'

export type ToFrame =
  | { type: 'begin' }
  /** One of the interpreter's files; null when it cannot be had. */
  | { type: 'file'; delivery: number; name: string; bytes: ArrayBuffer | null }
  /** What was asked for under this number. */
  | ({ type: 'packages'; id: number } & PackageFiles)
  | { type: 'perform'; id: number; request: PythonRequest; files: ProjectFile[] | null }
  | { type: 'line'; line: string | null }
  | { type: 'event'; event: unknown }
  | { type: 'debug'; wish: DebugWish }
  | { type: 'stop' }
  | { type: 'restart' }
  /** The last updates have been shown: the next may come. */
  | { type: 'seen' }

/** In the order in which it happened. */
export type FrameUpdate =
  | { of: 'state'; state: PythonState; started: PythonStarted | null }
  | { of: 'event'; event: PythonEvent }
  | { of: 'answer'; id: number; answer: RunAnswer }

export type FromFrame =
  | { type: 'updates'; updates: FrameUpdate[] }
  /** A new worker starts: the files of the one before went with it, the WebAssembly only where it never came. */
  | { type: 'need-files'; delivery: number; wasm: boolean }
  /** A program imports these packages: they are in these files. */
  | { type: 'need-packages'; id: number; names: string[]; files: string[] }

/** The files of the interpreter, by their names under its versioned address. */
export const LOADER = 'pyodide.mjs'
export const GLUE = 'pyodide.asm.mjs'
export const WASM = 'pyodide.asm.wasm'
export const STDLIB = 'python_stdlib.zip'
export const LOCK = 'pyodide-lock.json'
export const RUNTIME = 'runtime.json'
/** The memory image, and its size. */
export const SNAPSHOT = 'snapshot.bin'
export const SNAPSHOT_FACTS = 'snapshot.json'
