/**
 * `npm run scratch -- <file.sb3|file.sb2>…`: runs Scratch projects without a browser. Prints every "say" as
 * `file: text` and then `file: end` or `file: not finished`. Exit code 1 when a project could not be read.
 */
import { readFile } from 'node:fs/promises'
import { openProject } from '../packages/engines/src/scratch/open-project.ts'
import { ScratchProblem } from '../packages/engines/src/scratch/problem.ts'
import { problemSentence } from '../packages/engines/src/scratch/problem-sentences.ts'
import { runProject } from '../packages/engines/src/scratch/run-project.ts'

async function run(file: string): Promise<void> {
  const { content } = openProject(await readFile(file))
  const hasEnded = runProject(content, { onSay: (text) => console.log(`${file}: ${text}`) })
  console.log(`${file}: ${hasEnded ? 'end' : 'not finished'}`)
}

function sentence(error: unknown): string {
  if (error instanceof ScratchProblem) return problemSentence(error)
  return error instanceof Error ? error.message : String(error)
}

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('Usage: npm run scratch -- <file.sb3|file.sb2>…')
  process.exitCode = 1
}
for (const file of files) {
  try {
    await run(file)
  } catch (error) {
    console.error(`${file}: ${sentence(error)}`)
    process.exitCode = 1
  }
}
