/**
 * Remembers on the device itself, signed by us, that people have signed in there, and which: guessing from
 * elsewhere must not keep them out of it. It lets nobody in.
 */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookieIn } from '../../platform/http/cookie.ts'

const MOST_ACCOUNTS = 64
const MAX_AGE = 400 * 24 * 60 * 60
const SHAPE = /^([A-Za-z0-9_-]{16})((?:\.[A-Za-z0-9_-]{8})*)~([A-Za-z0-9_-]{22})$/

export interface KnownDevice {
  id: string
  /** Whether this account has signed in here. */
  knows(email: string): boolean
}

export interface KnownDevices {
  /** Null when nobody has ever signed in there. */
  read(cookieHeader: string | undefined): KnownDevice | null
  /** The cookie of a device on which this account has just signed in. */
  cookieAfter(cookieHeader: string | undefined, email: string): string
}

export function createKnownDevices(secret: string, secure: boolean): KnownDevices {
  const name = `${secure ? '__Host-' : ''}device`
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'panya known device', 32))
  const digest = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const accountOf = (id: string, email: string) => digest(`account ${id} ${email}`).slice(0, 8)
  const markOf = (text: string) => digest(`device ${text}`).slice(0, 22)

  function open(header: string | undefined): { id: string; accounts: string[] } | null {
    const value = header === undefined ? null : cookieIn(header, name)
    const parts = value === null ? null : SHAPE.exec(value)
    if (parts === null) return null
    const [, id = '', accounts = '', mark = ''] = parts
    const right = Buffer.from(markOf(id + accounts))
    if (!timingSafeEqual(right, Buffer.from(mark))) return null
    return { id, accounts: accounts.split('.').filter(Boolean) }
  }

  return {
    read(header) {
      const device = open(header)
      if (device === null) return null
      const { id, accounts } = device
      return { id, knows: (email) => accounts.includes(accountOf(id, email)) }
    },
    cookieAfter(header, email) {
      const { id, accounts } = open(header) ?? {
        id: randomBytes(12).toString('base64url'),
        accounts: [],
      }
      const own = accountOf(id, email)
      const kept = [...accounts.filter((other) => other !== own), own].slice(-MOST_ACCOUNTS)
      const text = [id, ...kept].join('.')
      const flags = `Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
      return `${name}=${text}~${markOf(text)}; ${flags}`
    },
  }
}
