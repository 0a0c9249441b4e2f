/** What is shown on the stage from the start, for the Python twin: variables, lists, and reporters it knows by name. */

import { ownTable } from '../../code/own-table.ts'
import { type Py, py, pyText } from '../../code/python-code.ts'
import type { StageProgram } from '../program.ts'
import { isOwnType } from '../read/read-variables.ts'
import { readReporterId } from '../watched-id.ts'
import type { PythonNames } from './python-names.ts'

const OF_ACTORS = ownTable<Py>({
  motion_x: py`x`,
  motion_y: py`y`,
  motion_direction: py`direction`,
  looks_size: py`size`,
  sound_volume: py`volume`,
})

const OF_STAGE = ownTable<Py>({
  sound_tempo: py`music.tempo`,
  sensing_timer: py`timer`,
  sensing_answer: py`answer`,
})

export function watchedLines({ actors, watched = [] }: StageProgram, names: PythonNames): Py[] {
  return watched
    .flatMap((id) => variableNames(actors, names, id) ?? reporterName(actors, names, id) ?? [])
    .map((name) => py`stage.show(${pyText(name)})`)
}

/** A sprite's own variable may have a twin in each of its copies. */
function variableNames(
  actors: StageProgram['actors'],
  names: PythonNames,
  id: string,
): Py[] | null {
  const found = actors.flatMap((actor) =>
    (actor.workspace.variables ?? [])
      .filter((variable) => variable.id === id && variable.type !== 'message')
      .map(({ name, type = '' }) => {
        if (!isOwnType(type)) return names.name(['variable', id], name, 'value')
        const self = names.name(['actor', actor.id], actor.name, 'sprite')
        return py`${self}.${names.own(['variable', id], name)}`
      }),
  )
  return found.length > 0 ? found : null
}

function reporterName(actors: StageProgram['actors'], names: PythonNames, id: string): Py | null {
  const reporter = readReporterId(id)
  if (!reporter) return null
  if (reporter.actorId === null) return OF_STAGE[reporter.type] ?? null
  const actor = actors.find((entry) => entry.id === reporter.actorId)
  if (!actor) return null
  const self = names.name(['actor', actor.id], actor.name, 'sprite')
  if (reporter.type === 'looks_costume_number')
    return reporter.choice === 'name' ? py`${self}.costume_name` : py`${self}.costume_number`
  const attribute = OF_ACTORS[reporter.type]
  return attribute ? py`${self}.${attribute}` : null
}
