/** Writes privileged acts into the audit log, in the transaction of the act itself. */
import type { FastifyRequest } from 'fastify'
import type { Orm } from '../database/database.ts'
import { auditLog } from '../database/schema/site.ts'

export interface PrivilegedAct {
  /** `thing.verb` */
  act: string
  /** `kind:key` */
  target: string
  before?: unknown
  after?: unknown
}

/** Who acts and from where; take it from the request, or name the program. */
export interface Actor {
  name: string
  fromAddress: string | null
  requestId: string | null
}

export function actorOf(request: FastifyRequest, principal: { email: string }): Actor {
  return { name: principal.email, fromAddress: request.ip, requestId: request.id }
}

export function programActor(name: string): Actor {
  return { name, fromAddress: null, requestId: null }
}

type Writer = Pick<Orm, 'insert'>

/** Call it inside the transaction: no act without its record, no record without its act. */
export async function recordAct(writer: Writer, actor: Actor, act: PrivilegedAct): Promise<void> {
  await recordActs(writer, actor, [act])
}

/** The same for many acts of one request. */
export async function recordActs(
  writer: Writer,
  actor: Actor,
  acts: readonly PrivilegedAct[],
): Promise<void> {
  if (acts.length === 0) return
  await writer.insert(auditLog).values(
    acts.map((act) => ({
      actor: actor.name,
      fromAddress: actor.fromAddress,
      requestId: actor.requestId,
      act: act.act,
      target: act.target,
      before: act.before ?? null,
      after: act.after ?? null,
    })),
  )
}
