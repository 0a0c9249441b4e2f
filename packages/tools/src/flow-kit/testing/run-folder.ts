/** Runs exported folders in the Python of this machine, each from an empty folder, as a learner would. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { folderFiles, type PythonFolder } from '@panya/engines/flow/python-folder.ts'

/** The system's own Python may have packages that another one in front of it has not. */
const PYTHONS = ['/usr/bin/python3', 'python3']

const QUIET = { stdio: 'pipe', encoding: 'utf8', timeout: 300_000 } as const

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

function writeFolder(place: string, folder: PythonFolder): void {
  for (const [path, bytes] of Object.entries(folderFiles(folder))) {
    mkdirSync(dirname(join(place, path)), { recursive: true })
    writeFileSync(join(place, path), bytes)
  }
}

const ENVIRONMENT = { MPLBACKEND: 'Agg', PYTHONWARNINGS: 'ignore', PYTHONDONTWRITEBYTECODE: '1' }

const run = (python: string, program: string, ...more: string[]): string =>
  execFileSync(python, [program, ...more], {
    ...QUIET,
    cwd: tmpdir(),
    env: { ...process.env, ...ENVIRONMENT },
  })

/** Runs programs one after the other and writes down what their variables hold. */
const TAKE = `
import base64, json, os, runpy, sys, traceback

def plain(value):
    kind = type(value).__module__.split(".")[0] + "." + type(value).__name__
    if kind == "numpy.ndarray" and value.ndim > 1:
        return {"shape": value.shape, "pixels": base64.b64encode(value.astype("uint8").tobytes()).decode()}
    if kind == "pandas.DataFrame":
        columns = [[plain(cell) for cell in value.iloc[:, at]] for at in range(value.shape[1])]
        return {"columns": [str(name) for name in value.columns], "data": columns}
    if hasattr(value, "item") and getattr(value, "ndim", 1) == 0:
        value = value.item()
    if value is None or not isinstance(value, (list, tuple)) and not hasattr(value, "__len__") and value != value:
        return None
    if isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if hasattr(value, "isoformat"):
        return value.isoformat()
    return {"kind": kind}

results = []
for place, names in json.load(open(sys.argv[1])):
    before = set(sys.path), os.getcwd()
    try:
        values = runpy.run_path(os.path.join(place, "main.py"), run_name="__main__")
        results.append({name: plain(values[name]) for name in names})
    except BaseException:
        results.append({"failed": traceback.format_exc()[-1500:]})
    os.chdir(before[1])
json.dump(results, open(sys.argv[2], "w"))
`

/** A picture as its shape and bytes in base64, a table as columns, or a plain value. */
export type PythonValue =
  | { shape: number[]; pixels: string }
  | { columns: string[]; data: unknown[][] }
  | { kind: string }
  | string
  | number
  | boolean
  | null
  | unknown[]

interface Taken {
  folder: PythonFolder
  variables: readonly string[]
}

/** Whatever a flow says, its program leaves nothing but results behind, and those in its own folder. */
function expectInside(place: string, count: number): void {
  const known = ['take.py', 'asked.json', 'answered.json']
  const strange = readdirSync(place).filter((name) => !/^\d+$/.test(name) && !known.includes(name))
  for (let at = 0; at < count; at++)
    for (const name of readdirSync(join(place, `${at}`)))
      if (!['main.py', 'README.md', 'requirements.txt', 'data'].includes(name)) strange.push(name)
  if (strange.length > 0) throw new Error(`written outside of the folder: ${strange.join(', ')}`)
}

/** Many folders in one process, as starting Python with its packages takes seconds; what failed says how. */
export function takeFromFolders(
  python: string,
  folders: readonly Taken[],
): Record<string, PythonValue>[] {
  const place = mkdtempSync(join(tmpdir(), 'flow-exports-'))
  try {
    const list = folders.map(({ folder, variables }, at) => {
      writeFolder(join(place, `${at}`), folder)
      return [join(place, `${at}`), variables]
    })
    const [script, asked, answered] = ['take.py', 'asked.json', 'answered.json'].map((name) =>
      join(place, name),
    ) as [string, string, string]
    writeFileSync(script, TAKE)
    writeFileSync(asked, JSON.stringify(list))
    run(python, script, asked, answered)
    expectInside(place, folders.length)
    return JSON.parse(readFileSync(answered, 'utf8')) as Record<string, PythonValue>[]
  } finally {
    rmSync(place, { recursive: true })
  }
}
