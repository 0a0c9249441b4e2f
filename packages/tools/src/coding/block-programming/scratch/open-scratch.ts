/** A Scratch file as a block project, ready to be opened. Throws what the dialog has a sentence for. */
import { everyBlock } from '@panya/engines/blocks-runtime/block-json.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import { LIMITS } from '@panya/engines/scratch/archive.ts'
import type { OpenedProject } from '@panya/engines/scratch/content.ts'
import { ScratchProblem, type ScratchProblemCode } from '@panya/engines/scratch/problem.ts'
import type { ReportEntry } from '@panya/engines/scratch/report.ts'
import { type BlocksContent, migrate, toDocument } from '../core/document.ts'
import { fitContent } from './fit-content.ts'
import { redrawn } from './redraw-picture.ts'

export type ScratchAnswer =
  | { opened: OpenedProject }
  | { problem: { code: ScratchProblemCode; data: Readonly<Record<string, string | number>> } }

export interface OpenedScratch {
  content: BlocksContent
  report: ReportEntry[]
  /** How many blocks came along. */
  blocks: number
}

export async function openScratch(file: File): Promise<OpenedScratch> {
  // Said before it is read: a film of gigabytes would fill the memory.
  if (file.size > LIMITS.packed)
    throw new ScratchProblem('too-big', { bytes: file.size, limit: LIMITS.packed })
  const { content: read, report } = await readInWorker(new Uint8Array(await file.arrayBuffer()))
  const content = await fitContent(migrate(toDocument(read)), smaller)
  return { content, report, blocks: blocksIn(content) }
}

/** The same picture with less fuss about each of its points. */
const smaller = (image: string): Promise<string> => redrawn(image, 'image/webp', 0.85)

function readInWorker(bytes: Uint8Array<ArrayBuffer>): Promise<OpenedProject> {
  const worker = new Worker(new URL('./scratch-worker.ts', import.meta.url), {
    type: 'module',
    name: 'scratch',
  })
  return new Promise<OpenedProject>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ScratchAnswer>) => {
      if ('opened' in data) resolve(data.opened)
      else reject(new ScratchProblem(data.problem.code, data.problem.data))
    })
    worker.addEventListener('error', () => reject(new Error('The Scratch reader failed.')))
    worker.postMessage(bytes, [bytes.buffer])
  }).finally(() => worker.terminate())
}

function blocksIn({ actors }: BlocksContent): number {
  let count = 0
  for (const { workspace } of actors) {
    for (const top of (workspace.blocks?.blocks ?? []) as BlockJson[])
      for (const _ of everyBlock(top)) count += 1
  }
  return count
}
