/** Two hundred Python programs of the taught kind, as children of all habits write them. */
import { readdirSync, readFileSync } from 'node:fs'
import { BOARDS } from '../../../../board/profiles/boards.ts'
import { boardProgram } from '../../../board/board-program.ts'
import type { BlockJson, StageProgram } from '../../../program.ts'
import { actor } from '../../../testing/run-program.ts'

export interface TaughtProgram {
  name: string
  text: string
  isBoard: boolean
}

const FOLDER = new URL('taught/', import.meta.url)
const HEAD = /^# ==== (.*)\n/gm

export const TAUGHT: readonly TaughtProgram[] = readdirSync(FOLDER)
  .sort()
  .flatMap((file) => {
    const [, ...parts] = readFileSync(new URL(file, FOLDER), 'utf8').split(HEAD)
    return Array.from({ length: parts.length / 2 }, (_, at) => ({
      name: `${file}: ${parts[at * 2]}`,
      text: parts[at * 2 + 1]!,
      isBoard: file === 'boards.py',
    }))
  })

/** An empty project for them: a cat and a dog, or a board. */
export function emptyFor({ isBoard }: TaughtProgram, blocks: BlockJson[] = []): StageProgram {
  if (isBoard) return boardProgram(BOARDS[0]!, { blocks: { blocks }, variables: [] })
  return { actors: [actor('stage', []), actor('cat', blocks), actor('dog', [])] }
}

export const readerOf = ({ isBoard }: TaughtProgram): string => (isBoard ? 'board' : 'cat')
