/** Decodes a picture with the browser's own decoder, in a worker; one that is larger is made smaller. */
export async function decodePicture(bytes: Uint8Array<ArrayBuffer>, largestSide: number) {
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const scale = Math.min(1, largestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  )
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  // Transparent parts become white, as on paper.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { width, height, rgba: data }
}
