/** Ends a program that outlived a command that was killed: the one whose number stands in the file, if it is still that one. */
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** `mark` is part of its command line; without a list of processes to look at, nothing is ended. */
export async function endLeftOver(pidFile: string, mark: string): Promise<void> {
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8'))
  const isIt = () => {
    const file = `/proc/${pid}/cmdline`
    return pid > 0 && existsSync(file) && readFileSync(file, 'utf8').includes(mark)
  }
  if (!isIt()) return
  process.kill(pid, 'SIGTERM')
  while (isIt()) await delay(50)
}
