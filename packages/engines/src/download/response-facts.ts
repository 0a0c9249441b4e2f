/** What the head of an answer says about the bytes that follow. */

/** Of the whole file, also where only a part of it comes; null when nobody says. */
export function announcedSize({ status, headers }: Response): number | null {
  if (status === 206) return numberIn(/^bytes \d+-\d+\/(\d+)$/, headers.get('content-range'))
  return numberIn(/^(\d+)$/, headers.get('content-length'))
}

/** Where in the file a part begins. */
export function beginningOf({ headers }: Response): number | null {
  return numberIn(/^bytes (\d+)-/, headers.get('content-range'))
}

function numberIn(pattern: RegExp, text: string | null): number | null {
  const found = pattern.exec(text ?? '')?.[1]
  return found === undefined ? null : Number(found)
}
