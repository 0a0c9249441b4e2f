/** Runs programs for the stage in a real Python, the way the Python tool does, and hands back what they printed. */
import type { PyodideInterface } from 'pyodide'

const RUN = `
import json, sys, types
import stage
from _panya import stage_transform

def run_stage(source, ending=""):
    stage._forget()
    made = types.ModuleType("__main__")
    before, sys.modules["__main__"] = sys.modules.get("__main__"), made
    try:
        exec(stage_transform.compiled(source, "main.py", made.__dict__), made.__dict__)
        return json.dumps(eval(ending, {**globals(), **made.__dict__})) if ending else ""
    finally:
        sys.modules["__main__"] = before
`

export class PythonStage {
  readonly #python: PyodideInterface
  readonly #run: (source: string, ending?: string) => string

  constructor(python: PyodideInterface) {
    this.#python = python
    python.runPython(RUN)
    this.#run = python.globals.get('run_stage') as PythonStage['run']
  }

  /** What it printed. */
  printed(source: string): string[] {
    const lines: string[] = []
    this.#python.setStdout({ batched: (line) => lines.push(line) })
    this.#run(source)
    return lines
  }

  /** What an expression is worth once the program has ended, as JSON. */
  run(source: string, ending = ''): string {
    return this.#run(source, ending)
  }
}
