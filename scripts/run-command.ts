import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')

type Step = [title: string, command: string, args: string[]]

/** A process that is told to stop takes along what it has started, npm too, which hears no gentler word. */
export function stopsWithUs(child: ChildProcess): void {
  const stop = () => {
    child.kill('SIGKILL')
    process.exit(143)
  }
  process.once('SIGTERM', stop)
  child.once('close', () => process.off('SIGTERM', stop))
}

/** Runs a command of the project with its output shown; resolves with the exit code. */
export function runCommand(
  command: string,
  args: string[],
  { env = {}, cwd = ROOT }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<number> {
  const path = [join(ROOT, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
  const child = spawn(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
  })
  stopsWithUs(child)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** Runs the steps one after the other and ends the process at the first that fails. */
export async function runAll(steps: Step[]): Promise<void> {
  for (const [title, command, args] of steps) {
    const started = performance.now()
    const code = await runCommand(command, args)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)`)
    if (code !== 0) process.exit(code)
  }
}
