/** A code as PNG: what phones keep among their pictures, where the app of a bank looks for it. */
export async function drawCode(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  // Without a size of its own not every browser draws it.
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" `)
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(sized)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the code could not be drawn')
  return new Uint8Array(await blob.arrayBuffer())
}
