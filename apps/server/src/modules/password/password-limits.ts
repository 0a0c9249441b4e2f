/**
 * How often mails may be asked for: a mailbox is not a toy. A device on which people have signed in has an allowance
 * of its own, so that nobody uses up what a class behind one address needs.
 */
import type { FastifyRequest } from 'fastify'
import type { BucketWish, SharedBuckets } from '../../platform/limits/shared-buckets.ts'

const MAILBOX = { capacity: 3, refillMs: 20 * 60_000 }
const DEVICE = { capacity: 20, refillMs: 3 * 60_000 }
/** One address may be a whole school. */
const SENDER = { capacity: 60, refillMs: 30_000 }

/** Devices on which people have signed in, by their cookie. */
export interface KnownDevices {
  read(cookieHeader: string | undefined): { id: string; knows(email: string): boolean } | null
  cookieAfter(cookieHeader: string | undefined, email: string): string
}

export interface PasswordLimits {
  /** Whether this visitor may ask at all; it says nothing of the account they ask for. */
  admit(request: FastifyRequest): Promise<boolean>
  /** Whether a mail may go to this mailbox. Strangers cannot use up what the owner's own device has. */
  maySend(email: string, cookieHeader: string | undefined): Promise<boolean>
}

export function createPasswordLimits(
  buckets: SharedBuckets,
  devices: KnownDevices,
): PasswordLimits {
  const take = (wish: BucketWish) => buckets.take([wish])
  return {
    admit(request) {
      const device = devices.read(request.headers.cookie)
      return device === null
        ? take({ name: 'password mail sender', rule: SENDER, key: request.ip })
        : take({ name: 'password mail device', rule: DEVICE, key: device.id })
    },
    maySend(email, cookieHeader) {
      const device = devices.read(cookieHeader)
      const key = device?.knows(email) ? `${device.id} ${email}` : email
      return take({ name: 'password mail', rule: MAILBOX, key })
    },
  }
}
