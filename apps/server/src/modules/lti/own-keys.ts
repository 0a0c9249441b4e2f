/** The key we sign with for learning platforms: made once for all nodes, kept encrypted, published as a JWKS. */
import { desc, sql } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { createEncryption } from '../../identity/encrypted-state.ts'
import { ltiKey } from '../../platform/database/schema/school.ts'
import type { AppContext } from '../../platform/http/context.ts'

const ALGORITHM = 'RS256'
const KEY_LOCK = 7_214_020

export interface OwnKeys {
  /** The newest, to sign with. */
  signing(): Promise<{ kid: string; key: Awaited<ReturnType<typeof importJWK>> }>
  published(): Promise<{ keys: JWK[] }>
}

export function createOwnKeys({
  database,
  secret,
}: Pick<AppContext, 'database' | 'secret'>): OwnKeys {
  const encryption = createEncryption(secret, 'panya lti key')

  async function rows() {
    const found = await database.orm.select().from(ltiKey).orderBy(desc(ltiKey.createdAt))
    return found.length > 0 ? found : makeFirst()
  }

  function makeFirst() {
    return database.orm.transaction(async (tx) => {
      // raw: an advisory lock
      await tx.execute(sql`select pg_advisory_xact_lock(${KEY_LOCK})`)
      const made = await tx.select().from(ltiKey).orderBy(desc(ltiKey.createdAt))
      return made.length > 0
        ? made
        : tx
            .insert(ltiKey)
            .values(await newKey())
            .returning()
    })
  }

  async function newKey() {
    const pair = await generateKeyPair(ALGORITHM, { modulusLength: 2048, extractable: true })
    const publicKey = await exportJWK(pair.publicKey)
    const kid = await calculateJwkThumbprint(publicKey)
    return {
      kid,
      publicKey: { ...publicKey, kid, alg: ALGORITHM, use: 'sig' },
      encryptedPrivateKey: encryption.encrypt(await exportJWK(pair.privateKey)),
    }
  }

  return {
    async signing() {
      const { kid, encryptedPrivateKey } = (await rows())[0]!
      const jwk = encryption.decrypt(encryptedPrivateKey) as JWK | null
      if (jwk === null) throw new Error('the key for learning platforms belongs to another SECRET')
      return { kid, key: await importJWK(jwk, ALGORITHM) }
    },
    published: async () => ({ keys: (await rows()).map(({ publicKey }) => publicKey as JWK) }),
  }
}
