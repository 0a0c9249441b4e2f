/** A picture as it is drawn on a canvas: from here no script in it runs and nothing in it is fetched. */

export type Picture = HTMLImageElement | ImageBitmap

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

/** Null when it cannot be read; a game goes on without it. */
export async function loadPicture(mime: string, base64: string): Promise<Picture | null> {
  const blob = new Blob([bytesOf(base64)], { type: mime })
  try {
    return mime === 'image/svg+xml' ? await drawing(blob) : await createImageBitmap(blob)
  } catch {
    return null
  }
}

/** Drawings have no pixels of their own: they come in as an image element. */
async function drawing(blob: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(blob)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}
