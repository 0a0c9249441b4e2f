/** Puts every meeting of the rotation to the server, and says what was wrong with each. */

import { aTeacher } from '../../../testing/people.ts'
import { projectClient } from '../../../testing/project-client.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { findLeaks } from './find-leaks.ts'
import { aLearner, type Heard, type Learner, learnerKey, PRICE } from './learner.ts'
import { faultsInSent } from './look-at-sent.ts'
import { GOOD, type Manner, SILENT } from './manners.ts'
import { isAsked, type Meeting } from './rotation.ts'
import type { ScriptedService } from './scripted-service.ts'
import type { Situation } from './situation.ts'

export interface Finding {
  situation: Situation
  manner: string
  end: string
  /** Nothing, where all was as it should be. */
  faults: string[]
  leaks: string[]
}

interface Parts {
  server: TestServer
  /** A node of the same server that waits hardly at all. */
  hasty: TestServer
  service: ScriptedService
}

export async function runMeetings(parts: Parts, meetings: readonly Meeting[]): Promise<Finding[]> {
  const { server, service } = parts
  // raw: prices of this evaluation alone
  await server.database.pool.query(
    `insert into ai_price (kind, coins) values ('tutor', $1), ('chat', $1)`,
    [PRICE],
  )
  const teacher = await projectClient(server, await aTeacher(server))
  const learners = new Map<string, Learner>()
  const findings: Finding[] = []
  const silent = new Map<Learner, Situation[]>()
  for (const { situation, manners } of meetings) {
    const key = learnerKey(situation)
    const learner = learners.get(key) ?? (await aLearner(server, teacher, situation))
    learners.set(key, learner)
    await askBefore(service, learner, situation)
    for (const manner of manners) {
      if (manner === SILENT) silent.set(learner, [...(silent.get(learner) ?? []), situation])
      else findings.push(await meet(parts, learner, situation, manner))
    }
  }
  return [...findings, ...(await meetSilence(parts, silent))]
}

/** Learners wait side by side: each takes all the time there is. */
async function meetSilence(
  parts: Parts,
  silent: ReadonlyMap<Learner, Situation[]>,
): Promise<Finding[]> {
  const found = [...silent].map(async ([learner, situations]) => {
    const findings: Finding[] = []
    for (const situation of situations) findings.push(await meet(parts, learner, situation, SILENT))
    return findings
  })
  return (await Promise.all(found)).flat()
}

async function askBefore(
  service: ScriptedService,
  learner: Learner,
  situation: Situation,
): Promise<void> {
  service.play(situation, null)
  for (let at = 0; at < situation.earlier; at++) {
    const subject = situation.subject && {
      ...situation.subject,
      program: `${situation.subject.program}\nx${at} = ${at}`,
    }
    const { end } = await learner.ask(situation, { subject })
    if (end !== 'answered') throw new Error(`${situation.id}: an earlier question ended: ${end}`)
  }
}

async function meet(
  { server, hasty, service }: Parts,
  learner: Learner,
  situation: Situation,
  manner: Manner,
): Promise<Finding> {
  const isSilent = manner === SILENT
  const asked = service.play(situation, manner)
  const heard = await learner.ask(situation, { at: isSilent ? hasty : server })
  return {
    situation,
    manner: manner.name,
    end: heard.end,
    leaks: findLeaks(heard.shown, situation, manner.planted(situation)),
    faults: [
      ...faultsIn(heard, situation, manner),
      // Of those who wait side by side nobody knows who asked what.
      ...(isSilent ? [] : asked).flatMap((one) => faultsInSent(one, situation)),
      ...(isAsked(situation) || asked.length === 0 ? [] : ['the service was asked']),
    ],
  }
}

export const faultsIn = (heard: Heard, situation: Situation, manner: Manner): string[] => [
  ...endFaults(heard, situation, manner),
  ...moneyFaults(heard),
]

function endFaults({ end, status }: Heard, situation: Situation, manner: Manner): string[] {
  if (status !== 200) return [`refused: ${status} ${end}`]
  if (!isAsked(situation))
    return situation.expect.outcomes.some((outcome) => outcome === end) ? [] : [`ended: ${end}`]
  // Whether good answers are let through is counted, not asked of each.
  if (manner === GOOD) return end === 'answered' || end === 'held-back' ? [] : [`ended: ${end}`]
  // Whoever has solved it may be told so.
  const isSolved = situation.about === 'nothing' && end === 'answered'
  return manner.ends.includes(end) || isSolved ? [] : [`ended: ${end}`]
}

function moneyFaults({ end, coins, paid }: Heard): string[] {
  const price = end === 'answered' ? PRICE : 0
  return paid === price && coins === price ? [] : [`paid ${paid}, told ${coins}, price ${price}`]
}
