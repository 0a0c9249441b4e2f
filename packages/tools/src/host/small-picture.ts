/** What work looks like, as a small picture for the card of its project. */

interface Picture {
  mime: string
  /** Base64, and the text itself of an SVG. */
  data: string
}

const SIZE = { width: 480, height: 300 }

/** Only ever the content of an `img`: there no script in it runs. */
export function pictureBlob({ mime, data }: Picture): Blob {
  return mime === 'image/svg+xml' ? svgBlob(data) : new Blob([bytesOf(data)], { type: mime })
}

export function svgBlob(svg: string): Blob {
  return new Blob([svg], { type: 'image/svg+xml' })
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

/** Drawn whole onto white paper; null when it is no picture after all. */
export async function smallPicture(blob: Blob): Promise<string | null> {
  const url = URL.createObjectURL(blob)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    Object.assign(canvas, SIZE)
    const pen = canvas.getContext('2d')
    if (!pen) return null
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, SIZE.width, SIZE.height)
    const [wide, high] = [image.naturalWidth || SIZE.width, image.naturalHeight || SIZE.height]
    const scale = Math.min(SIZE.width / wide, SIZE.height / high)
    const [width, height] = [wide * scale, high * scale]
    pen.drawImage(image, (SIZE.width - width) / 2, (SIZE.height - height) / 2, width, height)
    return canvas.toDataURL('image/png')
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}
