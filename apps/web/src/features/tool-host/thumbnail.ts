/** A `data:image/...;base64,` address as a blob, without a request (the page's policy allows none). */
export function imageFromDataUrl(url: string): Blob | null {
  const match = /^data:(image\/[a-z+]+);base64,(.+)$/.exec(url)
  if (!match) return null
  const [, type = '', data = ''] = match
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type })
}
