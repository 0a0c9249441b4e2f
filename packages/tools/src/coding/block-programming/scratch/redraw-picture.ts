/** The same pixels in another kind of file. */
export async function redrawn(
  image: string,
  type: 'image/png' | 'image/webp',
  quality?: number,
): Promise<string> {
  const picture = new Image()
  picture.src = image
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth
  canvas.height = picture.naturalHeight
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return canvas.toDataURL(type, quality)
}
