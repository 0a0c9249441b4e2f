/** Runs an exported folder in the Python of this machine, from an empty folder, as a learner would. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { folderFiles, type PythonFolder } from '@panya/engines/flow/python-folder.ts'

/** The system's own Python may have packages that another one in front of it has not. */
const PYTHONS = ['/usr/bin/python3', 'python3']

const QUIET = { stdio: 'pipe', encoding: 'utf8', timeout: 120_000 } as const

/** Which of these packages no Python here has; null when there is no Python at all. */
export function missingHere(
  packages: readonly string[],
): { python: string; missing: string[] } | null {
  const found = PYTHONS.flatMap((python) => {
    try {
      const look =
        'import importlib.util, sys; print(" ".join(n for n in sys.argv[1:] if not importlib.util.find_spec(n)))'
      const missing = execFileSync(python, ['-c', look, ...packages], QUIET)
      return [{ python, missing: missing.split(/\s+/).filter(Boolean) }]
    } catch {
      return []
    }
  })
  return found.toSorted((a, b) => a.missing.length - b.missing.length)[0] ?? null
}

/** What the program printed. */
export function runFolder(python: string, folder: PythonFolder, more = ''): string {
  const place = mkdtempSync(join(tmpdir(), 'flow-export-'))
  try {
    for (const [path, bytes] of Object.entries(
      folderFiles({ ...folder, code: folder.code + more }),
    )) {
      mkdirSync(dirname(join(place, path)), { recursive: true })
      writeFileSync(join(place, path), bytes)
    }
    return execFileSync(python, [join(place, 'main.py')], {
      ...QUIET,
      cwd: tmpdir(),
      env: { ...process.env, MPLBACKEND: 'Agg', PYTHONWARNINGS: 'ignore' },
    })
  } finally {
    rmSync(place, { recursive: true })
  }
}
