/** A replay as text that fits in a link: what was submitted to the judge, packed for an address. */

const MAX_CHARACTERS = 60_000

export function encodeReplay(submission: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(submission))
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')
}

/** The submission inside a link, or null when the link is damaged. Its content is not checked yet. */
export function decodeReplay(text: string): unknown {
  if (text.length > MAX_CHARACTERS || !/^[\w-]+$/.test(text)) return null
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}

/** Replays travel behind the `#`, so they never reach a server's log. */
export function replayLink(address: string, submission: unknown): string {
  return `${address.replace(/#.*$/, '')}#replay=${encodeReplay(submission)}`
}

export function replayInHash(hash: string): unknown {
  const found = /^#replay=([\w-]+)$/.exec(hash)
  return found?.[1] ? decodeReplay(found[1]) : null
}
