/** Asks Python itself what a generated program is made of. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PyodideInterface } from 'pyodide'
import type { StageProgram } from '../program.ts'
import { VARIABLE } from '../python/python-asked-names.ts'
import { OF_SPRITES, RESERVED, RESERVED_ON_STAGE } from '../python/python-names.ts'
import { readProgram } from '../read/read-program.ts'
import { textsIn } from './hostile-programs.ts'

const BEHIND_DOTS = [
  'append clear upper lower down pressed tempo set_tempo rest silence label sees confidence topic topic_confidence costume_name',
  'show hide dot scroll picture brightness note on off tone change_tempo switch set_transparency seen',
].join(' ')
/** What our own words put between quotes. */
const OUR_TEXTS = ['', 'inf', '-inf', 'mouse', 'random', 'edge', 'myself', 'English'].concat([
  'x',
  'y',
  'direction',
  'size',
  'volume',
  'costume_name',
  'costume_number',
])

export interface PythonCase {
  source: string
  given: StageProgram
}

export class PythonLooker {
  readonly #python: PyodideInterface

  constructor(python: PyodideInterface) {
    this.#python = python
    python.runPython(readFileSync(join(import.meta.dirname, 'look_through.py'), 'utf8'))
  }

  #ask(name: string, ...given: string[]): unknown {
    const call = this.#python.globals.get(name) as (...given: string[]) => string
    return JSON.parse(call(...given))
  }

  /** What is not ours in these programs, with the number of the program. */
  faults(cases: readonly PythonCase[]): unknown {
    const written = cases.map(({ source, given }) => {
      const { program } = readProgram(given)
      const strings = [...textsIn(given), ...textsIn(program)]
      // A menu of places is written without its underlines, a shown variable by its name in Python.
      const places = strings
        .filter((text) => text.startsWith('_'))
        .map((text) => text.replaceAll('_', ''))
      const shown = Array.from(
        source.matchAll(/stage\.(?:show|hide)\("([^"]*)"\)/g),
        ([, name]) => name,
      )
      // One that is asked for by its name stands behind a mark; beside it stands its name in Python.
      const asked = strings
        .filter((text) => text.startsWith(VARIABLE))
        .map((text) => text.slice(VARIABLE.length))
      const named = Array.from(
        source.matchAll(/^name_variable\(.*, "([\p{XID_Continue}]*)"\)$/gmu),
        ([, name]) => name,
      )
      return [source, [...OUR_TEXTS, ...strings, ...places, ...shown, ...asked, ...named]]
    })
    const ours = [...RESERVED, ...RESERVED_ON_STAGE, '_step', '_', 'i'].join(' ')
    return this.#ask(
      'faults',
      JSON.stringify(written),
      ours,
      [...OF_SPRITES, BEHIND_DOTS].join(' '),
    )
  }

  textsIn(source: string): unknown {
    return this.#ask('texts_in', source)
  }
}
