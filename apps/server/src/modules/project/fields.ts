/** What the interface of projects takes, field by field. */
import { Type } from 'typebox'

export const Id = Type.String({ format: 'uuid' })
export const ShareId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' })
export const DocumentFormat = Type.String({ pattern: '^[!-~]{1,80}$' })
export const DocumentVersion = Type.Integer({ minimum: 0, maximum: 1_000_000 })

/** A document whose content stands apart, as JSON that nobody has read. */
export const DocumentApart = Type.Object(
  { format: DocumentFormat, version: DocumentVersion, content: Type.String() },
  { additionalProperties: false },
)
