/** The second factors in the database: apps, passkeys and recovery codes of people. */
import { MOST_PASSKEYS } from '@panya/domain/account/second-factor.ts'
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'
import { passkey, recoveryCode, staffFactor } from '../../platform/database/schema/account.ts'
import { student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'

export type PasskeyRow = typeof passkey.$inferSelect

export interface Methods {
  app: boolean
  passkeys: number
}

export interface NewPasskey {
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
  name: string
}

export async function methodsOf(orm: Orm, studentId: number): Promise<Methods> {
  const apps = await orm.$count(staffFactor, eq(staffFactor.studentId, studentId))
  const passkeys = await orm.$count(passkey, eq(passkey.studentId, studentId))
  return { app: apps > 0, passkeys }
}

export type FactorTable = ReturnType<typeof createFactorTable>

export function createFactorTable({ orm }: Database) {
  /** One change of a person's factors after the other. */
  const change = <Result>(studentId: number, work: (tx: Orm) => Promise<Result>) =>
    orm.transaction(async (tx) => {
      await tx
        .select({ id: student.id })
        .from(student)
        .where(eq(student.id, studentId))
        .for('update')
      return work(tx)
    })

  return {
    methods: (studentId: number) => methodsOf(orm, studentId),

    async app(studentId: number) {
      const [row] = await orm.select().from(staffFactor).where(eq(staffFactor.studentId, studentId))
      return row ?? null
    },

    /** False when that code, or a newer one, was used in the meantime. */
    async useStep(studentId: number, step: number): Promise<boolean> {
      const { rowCount } = await orm
        .update(staffFactor)
        .set({ lastStep: step })
        .where(and(eq(staffFactor.studentId, studentId), lt(staffFactor.lastStep, step)))
      return rowCount === 1
    },

    async useRecoveryCode(studentId: number, codeHash: string, usedAt: Date): Promise<boolean> {
      const mine = and(eq(recoveryCode.studentId, studentId), eq(recoveryCode.codeHash, codeHash))
      const { rowCount } = await orm
        .update(recoveryCode)
        .set({ usedAt })
        .where(and(mine, isNull(recoveryCode.usedAt)))
      return rowCount === 1
    },

    async recoveryCodesLeft(studentId: number): Promise<number> {
      const left = and(eq(recoveryCode.studentId, studentId), isNull(recoveryCode.usedAt))
      return orm.$count(recoveryCode, left)
    },

    passkeys: (studentId: number): Promise<PasskeyRow[]> =>
      orm.select().from(passkey).where(eq(passkey.studentId, studentId)).orderBy(asc(passkey.id)),

    /** With whose it is, by email. */
    async passkeyOf(credentialId: string) {
      const [row] = await orm
        .select({ key: passkey, email: student.email })
        .from(passkey)
        .innerJoin(student, eq(student.id, passkey.studentId))
        .where(eq(passkey.credentialId, credentialId))
      return row ?? null
    },

    /** False when it was used meanwhile: a copy of the key would count the same. */
    async usePasskey(id: number, counter: number, lastUsedAt: Date): Promise<boolean> {
      const counts = or(
        lt(passkey.counter, counter),
        sql`${passkey.counter} = 0 and ${counter} = 0`,
      )
      const { rowCount } = await orm
        .update(passkey)
        .set({ counter, lastUsedAt })
        .where(and(eq(passkey.id, id), counts))
      return rowCount === 1
    },

    /** Gives back whether it is the account's first factor. An app that was there before is replaced. */
    addApp: (row: typeof staffFactor.$inferInsert, codeHashes: string[]) =>
      change(row.studentId, async (tx) => {
        const { studentId, ...set } = row
        const first = await withCodes(tx, studentId, codeHashes)
        await tx
          .insert(staffFactor)
          .values(row)
          .onConflictDoUpdate({ target: staffFactor.studentId, set })
        return first
      }),

    addPasskey: (studentId: number, key: NewPasskey, createdAt: Date, codeHashes: string[]) =>
      change(studentId, async (tx) => {
        const { passkeys } = await methodsOf(tx, studentId)
        if (passkeys >= MOST_PASSKEYS) throw new Problem('CONFLICT', 'too-many-passkeys')
        const first = await withCodes(tx, studentId, codeHashes)
        const { rowCount } = await tx
          .insert(passkey)
          .values({ ...key, studentId, createdAt })
          .onConflictDoNothing()
        if (rowCount === 0) throw new Problem('CONFLICT', 'passkey-known')
        return first
      }),

    removeApp: (studentId: number, mayBeLast: boolean) =>
      change(studentId, async (tx) => {
        const { rowCount } = await tx
          .delete(staffFactor)
          .where(eq(staffFactor.studentId, studentId))
        if (rowCount === 0) throw new Problem('NOT_FOUND', 'not-found')
        await afterRemoval(tx, studentId, mayBeLast)
      }),

    removePasskey: (studentId: number, id: number, mayBeLast: boolean) =>
      change(studentId, async (tx) => {
        const { rowCount } = await tx
          .delete(passkey)
          .where(and(eq(passkey.id, id), eq(passkey.studentId, studentId)))
        if (rowCount === 0) throw new Problem('NOT_FOUND', 'not-found')
        await afterRemoval(tx, studentId, mayBeLast)
      }),

    renewCodes: (studentId: number, codeHashes: string[]) =>
      change(studentId, async (tx) => {
        const { app, passkeys } = await methodsOf(tx, studentId)
        if (!app && passkeys === 0) throw new Problem('CONFLICT', 'no-second-factor')
        await replaceCodes(tx, studentId, codeHashes)
      }),
  }
}

/** Recovery codes come with the first factor and stay as long as there is one. */
async function withCodes(tx: Orm, studentId: number, codeHashes: string[]): Promise<boolean> {
  const { app, passkeys } = await methodsOf(tx, studentId)
  const first = !app && passkeys === 0
  if (first) await replaceCodes(tx, studentId, codeHashes)
  return first
}

async function replaceCodes(tx: Orm, studentId: number, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.studentId, studentId))
  await tx.insert(recoveryCode).values(hashes.map((codeHash) => ({ studentId, codeHash })))
}

async function afterRemoval(tx: Orm, studentId: number, mayBeLast: boolean): Promise<void> {
  const { app, passkeys } = await methodsOf(tx, studentId)
  if (app || passkeys > 0) return
  if (!mayBeLast) throw new Problem('CONFLICT', 'second-factor-required')
  await tx.delete(recoveryCode).where(eq(recoveryCode.studentId, studentId))
}

/** For somebody who lost everything; gives back what there was. */
export async function removeFactors(tx: Orm, studentId: number): Promise<Methods> {
  const before = await methodsOf(tx, studentId)
  await tx.delete(staffFactor).where(eq(staffFactor.studentId, studentId))
  await tx.delete(passkey).where(eq(passkey.studentId, studentId))
  await tx.delete(recoveryCode).where(eq(recoveryCode.studentId, studentId))
  return before
}
