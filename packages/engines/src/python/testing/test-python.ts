import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { readEvent } from '../from-frame.ts'
import { makeSnapshot } from '../prepare/make-snapshot.ts'
import type { ProjectFile, PythonEvent, RunAnswer } from '../protocol.ts'
import type { Python } from '../python.ts'
import { readAnswer } from '../read-answer.ts'
import { type NodePythonOptions, nodePython } from './node-python.ts'

let image: Promise<string> | null = null

/** The path of a memory image, made once per test process. */
function snapshotPath(): Promise<string> {
  image ??= makeSnapshot().then((bytes) => {
    const path = join(mkdtempSync(join(tmpdir(), 'python-')), 'snapshot.bin')
    writeFileSync(path, bytes)
    return path
  })
  return image
}

export interface Played {
  answer: RunAnswer
  stdout: string
  stderr: string
  events: PythonEvent[]
  milliseconds: number
}

export interface TestPython {
  client: Python
  /** Runs one program, typing `lines` whenever it asks. */
  play(text: string, lines?: string[], files?: ProjectFile[]): Promise<Played>
}

/** A restored interpreter on a worker thread with a short way to run programs. */
export async function testPython(options: NodePythonOptions = {}): Promise<TestPython> {
  const client = nodePython({ snapshot: await snapshotPath(), ...options })
  return { client, play: (text, lines = [], files = []) => play(client, text, lines, files) }
}

async function play(
  client: Python,
  text: string,
  lines: string[],
  files: ProjectFile[],
): Promise<Played> {
  const events: PythonEvent[] = []
  const left = [...lines]
  const off = client.onEvent((event) => {
    // Whatever Python really says, a page takes as it is.
    expect(readEvent(event)).toEqual(event)
    events.push(event)
    const line = event.kind === 'input' ? left.shift() : undefined
    if (line !== undefined) client.sendLine(line)
  })
  const began = performance.now()
  const program = [{ name: 'main.py', text }, ...files]
  const answer = await client.perform({ do: 'run', main: 'main.py' }, program)
  expect(readAnswer(answer)).toEqual(answer)
  off()
  const printed = (kind: 'stdout' | 'stderr') =>
    events.map((event) => (event.kind === kind ? event.text : '')).join('')
  return {
    answer,
    events,
    stdout: printed('stdout'),
    stderr: printed('stderr'),
    milliseconds: performance.now() - began,
  }
}
