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

def run_frames(source, longest):
    """Every picture, with what was printed until then."""
    import contextlib, io
    from _panya import stage_page
    from _panya.stage_world import world
    frames, paper, usual = [], io.StringIO(), stage_page.run

    def run(actor):
        stage_page.start(1)
        while len(frames) < longest and any(not thread.done for thread in world.threads):
            world.run_tick()
            lines = paper.getvalue().split("\\n")[:-1]
            paper.seek(0)
            paper.truncate()
            frames.append({**stage_page.frame_of(actor), "output": lines})

    stage_page.run = run
    try:
        with contextlib.redirect_stdout(paper):
            run_stage(source)
    finally:
        stage_page.run = usual
    return json.dumps(frames)
`

export class PythonStage {
  readonly #python: PyodideInterface
  readonly #run: (source: string, ending?: string) => string

  readonly #frames: (source: string, longest: number) => string

  constructor(python: PyodideInterface) {
    this.#python = python
    python.runPython(RUN)
    this.#frames = python.globals.get('run_frames') as PythonStage['frames']
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

  /** Its pictures, as JSON. */
  frames(source: string, longest: number): string {
    return this.#frames(source, longest)
  }
}
