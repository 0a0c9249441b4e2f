/** Whether the threads that read files and hash passwords still answer: when all of them hang, nobody gets in. */
import { stat } from 'node:fs/promises'

const WAIT_MS = 2000

export async function threadsAnswer(): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), WAIT_MS)
  try {
    return await Promise.race([stat(import.meta.dirname).then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}
