/** A drawing of the library: our own SVG, with its size on the stage. */
export interface LibraryPicture {
  id: string
  width: number
  height: number
  svg: string
}

export interface LibrarySprite {
  id: string
  costumes: LibraryPicture[]
}

/** Wraps drawn parts into a picture; the viewBox is the size in stage units unless another is given. */
export function picture(
  id: string,
  width: number,
  height: number,
  parts: string,
  box = `0 0 ${width} ${height}`,
): LibraryPicture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${parts}</svg>`
  return { id, width, height, svg }
}

export function sprite(id: string, ...costumes: LibraryPicture[]): LibrarySprite {
  return { id, costumes }
}
