/** What a teacher does for learners without a mailbox: turn class sign-in on, give cards, give new ones. */
import { randomInt } from 'node:crypto'
import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import { resolveRole } from '@panya/domain/account/resolve-role.ts'
import {
  type ClassCard,
  type ClassCards,
  cardWarning,
  makeSecret,
  type SecretKind,
} from '@panya/domain/classroom/class-secret.ts'
import { makeSignInCode } from '@panya/domain/classroom/join-code.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { IdentityService } from '../../identity/identity-service.ts'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { classSecret } from '../../platform/database/schema/account.ts'
import { classroom, classroomMember } from '../../platform/database/schema/classroom.ts'
import { student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'
import { requirePupil } from '../classroom/class-access-port.ts'
import type { Accounts } from '../privilege/accounts-port.ts'
import type { SessionRegistry } from '../session/session-port.ts'
import { cardHolders, listCardHolders } from './class-list.ts'
import type { SecretEncryption } from './secret-encryption.ts'

export interface CardParts {
  database: Database
  encryption: SecretEncryption
  identity: IdentityService
  accounts: Pick<Accounts, 'find'>
  sessions: Pick<SessionRegistry, 'endAll'>
  now: () => Date
}

const newCode = () => makeSignInCode((below) => randomInt(below))

/** Locked until the transaction ends: whoever adds learners at the same time waits. */
async function lockClass(tx: Orm, classId: number) {
  const [room] = await tx
    .select({ signIn: classroom.signIn, code: classroom.signInCode, kind: classroom.signInKind })
    .from(classroom)
    .where(eq(classroom.id, classId))
    .for('no key update')
  if (!room) throw new Problem('NOT_FOUND', 'class-not-found')
  return room
}

/** A hosted identity service gives its tokens for a password alone, unless we have its owner's key. */
export function requireRecognition({ recognises }: IdentityService): void {
  if (!recognises) throw new Problem('CONFLICT', 'class-sign-in-impossible')
}

/** The code stays the same from then on: it is on paper. */
export async function turnOn(tx: Orm, classId: number, kind?: SecretKind): Promise<SecretKind> {
  const room = await lockClass(tx, classId)
  const signInKind = kind ?? room.kind
  await tx
    .update(classroom)
    .set({ signIn: true, signInCode: room.code ?? newCode(), signInKind })
    .where(eq(classroom.id, classId))
  return signInKind
}

export async function switchSignIn(
  { database, identity, encryption }: CardParts,
  actor: Actor,
  classId: number,
  { on, kind }: { on: boolean; kind: SecretKind },
): Promise<void> {
  if (on) requireRecognition(identity)
  await database.orm.transaction(async (tx) => {
    if (on) await turnOn(tx, classId, kind)
    else await tx.update(classroom).set({ signIn: false }).where(eq(classroom.id, classId))
    if (on) await makeMissing(tx, encryption, classId, kind)
    const target = `classroom:${classId}`
    await recordAct(tx, actor, { act: 'classroom.sign-in', target, after: { on, kind } })
  })
}

/** Cards with the old code still show it: the teacher prints them again. */
export async function renewSignInCode({ orm }: Database, actor: Actor, classId: number) {
  const signInCode = newCode()
  await orm.transaction(async (tx) => {
    await tx.update(classroom).set({ signInCode }).where(eq(classroom.id, classId))
    const target = `classroom:${classId}`
    await recordAct(tx, actor, { act: 'classroom.renew-sign-in-code', target })
  })
  return { signInCode }
}

async function listCards(
  { database: { orm }, encryption }: Pick<CardParts, 'database' | 'encryption'>,
  classId: number,
): Promise<ClassCards> {
  const [room] = await orm
    .select({ code: classroom.signInCode })
    .from(classroom)
    .where(eq(classroom.id, classId))
  const holders = await listCardHolders(orm, classId)
  const cards: ClassCard[] = holders.map(({ studentId, name, kind, encrypted, failures }) => ({
    studentId,
    name,
    kind,
    secret: encryption.decrypt(encrypted) ?? [],
    locked: cardWarning(failures) === 'locked',
  }))
  const without = (await withoutCard(orm, classId)).length
  return { code: room?.code ?? null, cards, without }
}

const withoutCard = (orm: Orm, classId: number) =>
  orm
    .select({ id: student.id })
    .from(classroomMember)
    .innerJoin(student, eq(student.id, classroomMember.studentId))
    .leftJoin(classSecret, eq(classSecret.studentId, student.id))
    .where(and(cardHolders(classId), isNull(classSecret.studentId)))

/** Whoever has seen a card can sign in with it, so every look is written down; `studentId` looks at one alone. */
export async function seeCards(
  parts: CardParts,
  actor: Actor,
  classId: number,
  studentId?: number,
): Promise<ClassCards> {
  const found = await listCards(parts, classId)
  const cards = found.cards.filter(
    (card) => studentId === undefined || card.studentId === studentId,
  )
  if (cards.length > 0) {
    await recordAct(
      parts.database.orm,
      actor,
      studentId === undefined
        ? {
            act: 'classroom.see-cards',
            target: `classroom:${classId}`,
            after: { cards: cards.length },
          }
        : { act: 'student.see-card', target: `student:${studentId}` },
    )
  }
  return { ...found, cards }
}

async function makeMissing(
  tx: Orm,
  encryption: SecretEncryption,
  classId: number,
  kind: SecretKind,
): Promise<void> {
  const rows = await withoutCard(tx, classId)
  await giveCards(
    tx,
    encryption,
    rows.map(({ id }) => id),
    kind,
  )
}

/** For learners another list brought in: who has a card keeps it. */
export async function makeMissingCards(
  { database, encryption }: CardParts,
  actor: Actor,
  classId: number,
): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const { kind } = await lockClass(tx, classId)
    await makeMissing(tx, encryption, classId, kind)
    await recordAct(tx, actor, { act: 'classroom.make-cards', target: `classroom:${classId}` })
  })
}

export async function giveCards(
  tx: Orm,
  encryption: SecretEncryption,
  studentIds: readonly number[],
  kind: SecretKind,
): Promise<void> {
  if (studentIds.length === 0) return
  const cards = studentIds.map((studentId) => ({
    studentId,
    kind,
    encryptedSecret: encryption.encrypt(makeSecret(kind, (below) => randomInt(below))),
  }))
  await tx.insert(classSecret).values(cards).onConflictDoNothing()
}

/**
 * Only for a learner of the class who has no mailbox: everybody else has a way in of their own, and nobody is
 * given one into it. Whoever came in with the old card is signed out.
 */
export async function renewCard(
  parts: CardParts,
  actor: Actor,
  { classId, studentId }: { classId: number; studentId: number },
): Promise<ClassCard> {
  const { database, encryption, accounts, sessions } = parts
  const { email } = await requirePupil(database.orm, classId, studentId)
  if (!hasNoMail(email)) throw new Problem('FORBIDDEN', 'has-own-sign-in')
  if (resolveRole(await accounts.find(email)) !== 'student') {
    throw new Problem('FORBIDDEN', 'not-a-student')
  }
  await database.orm.transaction(async (tx) => {
    const { kind } = await lockClass(tx, classId)
    await tx.delete(classSecret).where(eq(classSecret.studentId, studentId))
    await giveCards(tx, encryption, [studentId], kind)
    await recordAct(tx, actor, { act: 'student.new-card', target: `student:${studentId}` })
  })
  await sessions.endAll(email)
  const { cards } = await listCards(parts, classId)
  const card = cards.find((one) => one.studentId === studentId)
  if (!card) throw new Problem('NOT_FOUND', 'student-not-found')
  return card
}
