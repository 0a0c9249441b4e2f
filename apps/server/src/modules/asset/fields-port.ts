import { Type } from 'typebox'

/** sha-256 in hexadecimal. */
export const AssetHash = Type.String({ pattern: '^[0-9a-f]{64}$' })
