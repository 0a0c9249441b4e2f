/** What is watched on the stage, by its id: a variable, or a reporter such as `owl.motion_x` or `sensing_date[year]`. */

export interface WatchedReporter {
  /** The sprite it belongs to, or null when it belongs to the whole stage. */
  actorId: string | null
  type: string
  /** What was chosen in its menu, or empty. */
  choice: string
}

/** The reporters that can be watched, and the choices of those that have some. */
const ACTOR_REPORTERS = {
  motion_x: [],
  motion_y: [],
  motion_direction: [],
  looks_size: [],
  looks_costume_number: ['number', 'name'],
  sound_volume: [],
} as const

const STAGE_REPORTERS = {
  looks_backdrop_number: ['number', 'name'],
  sound_tempo: [],
  sensing_timer: [],
  sensing_answer: [],
  sensing_loudness: [],
  sensing_date: ['year', 'month', 'day', 'weekday', 'hour', 'minute', 'second'],
  sensing_username: [],
} as const

const REPORTERS: Readonly<Record<string, readonly string[]>> = {
  ...ACTOR_REPORTERS,
  ...STAGE_REPORTERS,
}

const FORM = /^(?:(.+)\.)?([a-z]+_[a-z_]+)(?:\[([a-z-]+)\])?$/

export const reporterId = ({ actorId, type, choice }: WatchedReporter): string =>
  `${actorId === null ? '' : `${actorId}.`}${type}${choice === '' ? '' : `[${choice}]`}`

/** Null for the id of a variable or a list, and for what cannot be watched. */
export function readReporterId(id: string): WatchedReporter | null {
  const [, actorId, type = '', choice] = FORM.exec(id) ?? []
  const isOfActor = Object.hasOwn(ACTOR_REPORTERS, type)
  const isOfStage = Object.hasOwn(STAGE_REPORTERS, type)
  if (!isOfActor && !isOfStage) return null
  // The stage plays as loud as it is told to, like everybody else.
  if (isOfActor !== (actorId !== undefined)) return null
  const choices = REPORTERS[type] ?? []
  if (choice === undefined) return { actorId: actorId ?? null, type, choice: choices[0] ?? '' }
  return choices.includes(choice) ? { actorId: actorId ?? null, type, choice } : null
}

/** Every reporter of the whole stage that can be watched, or of one actor; the stage itself has no place. */
export function reportersFor(actorId: string | null, isStage = false): WatchedReporter[] {
  const table: Readonly<Record<string, readonly string[]>> =
    actorId === null ? STAGE_REPORTERS : ACTOR_REPORTERS
  return Object.entries(table)
    .filter(([type]) => !isStage || type === 'sound_volume')
    .flatMap(([type, choices]) =>
      (choices.length > 0 ? choices : ['']).map((choice) => ({ actorId, type, choice })),
    )
}
