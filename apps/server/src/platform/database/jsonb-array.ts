/**
 * Many JSON texts as one parameter of type jsonb[], in the form the database itself sends: each has
 * its length in front, so none can be taken for a part of its neighbour, and nothing is escaped.
 */
const JSONB_OID = 3802
const JSONB_VERSION = 1
const HEADER_BYTES = 20

export function jsonbArray(texts: Buffer[]): Buffer {
  const parts: Buffer[] = [header(texts.length)]
  for (const text of texts) {
    const before = Buffer.allocUnsafe(5)
    before.writeInt32BE(text.length + 1)
    before.writeUInt8(JSONB_VERSION, 4)
    parts.push(before, text)
  }
  return Buffer.concat(parts)
}

/** Dimensions, whether there are nulls, type; then size and first index of the one dimension. */
function header(count: number): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES)
  for (const [index, value] of [1, 0, JSONB_OID, count, 1].entries()) {
    bytes.writeInt32BE(value, index * 4)
  }
  return bytes
}
