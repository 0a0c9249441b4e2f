/** What the page and the notebook in its frame say to each other; read-frame-message.ts checks what the frame says. */
import type { FileRefusal } from '@panya/domain/notebook/data-file.ts'
import type { DataFile, Notebook } from '@panya/domain/notebook/notebook.ts'

export type Theme = 'light' | 'dark'

/** Notebook is the plain paper; Lab has a file list, tabs and panels. */
export type View = 'notebook' | 'lab'

export interface OpenMessage {
  type: 'open'
  notebook: Notebook
  files: DataFile[]
  readonly: boolean
  theme: Theme
  /** Of the cell somebody was at when the page went, counted from none. */
  cell?: number
}

export type FrameAction = 'run-all' | 'restart' | 'restart-run-all' | 'stop' | 'add-cell'

export type ToFrame =
  | OpenMessage
  /** Somebody listens now: a frame that was ready before says so again. */
  | { type: 'hello' }
  | { type: 'theme'; theme: Theme }
  | { type: 'do'; action: FrameAction }
  | { type: 'files'; put: DataFile[]; removed: string[] }
  /** Somebody else's notebook has gone on: what they changed is shown in place. */
  | { type: 'follow'; notebook: Notebook; files: DataFile[] }
  /** Marks the cells that came out differently in a clean run; none takes the marks away. */
  | { type: 'mark'; cells: string[] }
  /** Which part cells play when the notebook is graded, as their metadata says it; null takes it away. */
  | { type: 'roles'; cells: { id: string; nbgrader: unknown }[] }
  | { type: 'flush'; id: number }

export const KERNEL_STATES = ['starting', 'idle', 'busy', 'input', 'failed'] as const
export type KernelState = (typeof KERNEL_STATES)[number]

export const FILE_REFUSALS = ['bad-name', 'too-large', 'full'] as const satisfies FileRefusal[]

export type FromFrame =
  /** The frame is alive and wants to be told what to open. */
  | { type: 'loaded' }
  | { type: 'opened' }
  | { type: 'kernel'; state: KernelState }
  | { type: 'packages'; names: string[]; loaded: number; total: number | null }
  /** Stop was not heard, so Python began anew and its variables are gone. */
  | { type: 'stopped-hard' }
  | { type: 'changed'; notebook: Notebook; files: DataFile[] }
  /** There is more in it than a notebook can hold; what was handed over before stays as it is. */
  | { type: 'unsaved'; detail: string }
  /** Python wrote a file that has no place beside the notebook. */
  | { type: 'unkept'; name: string; why: FileRefusal }
  | { type: 'ran'; error: string | null }
  /** Which cell was clicked, counted from one, and how it begins. */
  | { type: 'clicked'; cell: number; words: string }
  /** Somebody went to another cell, counted from none. */
  | { type: 'moved'; cell: number }
  | { type: 'flushed'; id: number }

const TO_FRAME = new Set([
  'open',
  'hello',
  'theme',
  'do',
  'files',
  'follow',
  'mark',
  'roles',
  'flush',
])
function typeOf(event: MessageEvent): string | null {
  const data: unknown = event.data
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  return typeof data.type === 'string' ? data.type : null
}

/** A message of the page to this frame, or null when it is from anybody else. */
export function messageToFrame(event: MessageEvent, page: Window): ToFrame | null {
  if (event.origin !== location.origin || event.source !== page) return null
  return TO_FRAME.has(typeOf(event) ?? '') ? (event.data as ToFrame) : null
}
