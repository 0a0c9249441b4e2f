/** Programs and notebooks that nobody here wrote, and what is known of each: see foreign/README.md. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AskForPackages } from '../packages.ts'
import type { ProjectFile } from '../protocol.ts'
import { handBroughtAlong } from './brought-along.ts'
import notebooks from './foreign/notebooks.json' with { type: 'json' }
import programs from './foreign/programs.json' with { type: 'json' }

/**
 * ends: runs to its end. waits: goes on until Stop, as its author meant it. packages: needs packages that a site
 * may have. cannot: needs what no browser gives a program. mistake: fails with every Python 3.14.
 */
export type Outcome = 'ends' | 'waits' | 'packages' | 'cannot' | 'mistake'

export interface ForeignProgram {
  file: string
  outcome: Outcome
  /** Files beside it: the name it knows them by -> where they lie. */
  with?: Record<string, string>
  /** What is typed, line by line, before the end of the input. */
  lines?: string[]
  /** Draws without waiting for its pen, as a lesson's check does. */
  quiet?: boolean
  /** Computes for long: only in the whole run. */
  slow?: boolean
  needs?: string[]
  why?: string
  error?: string
}

export interface ForeignNotebook {
  file: string
  outcome: Outcome
  with?: Record<string, string>
  /** Cells that are ended by Stop, by their place among all cells. */
  stop?: number[]
  needs?: string[]
  why?: string
  /** Cells that fail, with the error of each. */
  fails?: Record<string, string>
  slow?: boolean
}

const FOLDER = join(import.meta.dirname, 'foreign')
/** FOREIGN=all runs every one; without it a fixed third does, so that nobody waits long. */
const ALL = process.env.FOREIGN === 'all'

function chosen<T extends { slow?: boolean }>(from: T[]): T[] {
  return ALL ? from : from.filter((one, index) => index % 3 === 0 && !one.slow)
}

export const everyProgram = programs as ForeignProgram[]
export const everyNotebook = notebooks as unknown as ForeignNotebook[]
export const chosenPrograms = chosen(everyProgram)
export const chosenNotebooks = chosen(everyNotebook)

export function textOf(file: string): string {
  return readFileSync(join(FOLDER, file), 'utf8')
}

export function isThere(file: string): boolean {
  return existsSync(join(FOLDER, file))
}

export function filesBeside(one: { with?: Record<string, string> }): ProjectFile[] {
  return Object.entries(one.with ?? {}).map(([name, file]) => {
    const isText = /\.(py|ipynb|svg|txt)$|file1$/.test(file)
    const bytes = readFileSync(join(FOLDER, file))
    return isText ? { name, text: bytes.toString() } : { name, base64: bytes.toString('base64') }
  })
}

/** A site without a source of packages: only what is part of the product. */
export const onlyBroughtAlong: AskForPackages = async (names, files) => {
  const here = files.filter((file) => existsSync(join(import.meta.dirname, '../wheels', file)))
  const given = await handBroughtAlong(names, here)
  return here.length < files.length ? { ...given, reason: 'no-source' } : given
}
