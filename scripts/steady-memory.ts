/** Makes memory that was needed once go back to the system: large uploads must not keep a server large. */
import { platform } from 'node:process'

/** Of glibc; others take no notice. Set, its own guess does not grow with the largest piece it has seen. */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '4194304',
}

/** The allocator reads its settings once, so the program begins again in its own place, under the same number. */
export function beginWithSteadyMemory(): void {
  const { env, execPath, execArgv, argv } = process
  const isSet = Object.keys(ALLOCATOR).some((name) => env[name] !== undefined)
  if (platform !== 'linux' || isSet || process.execve === undefined) return
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...ALLOCATOR })
}
