/** Writes letters that OpenCV has no shapes for, with the browser's own fonts; only a browser can. */

interface Writing {
  words: string
  /** Where the line stands on the picture: the start of its baseline. */
  x: number
  y: number
  /** The height of a line in pixels. */
  height: number
  bold: boolean
  width: number
  tall: number
}

/** How much of each pixel the letters cover, row by row, 0 to 255. */
export type PaintLetters = (writing: Writing) => Uint8ClampedArray

/** What OpenCV writes right by itself; all else would come out as question marks, or in the wrong order. */
export const isPlainLetters = (words: string): boolean => /^[\u0020-\u024f]*$/.test(words)

export const paintLetters: PaintLetters = ({ words, x, y, height, bold, width, tall }) => {
  const canvas = new OffscreenCanvas(width, tall)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.font = `${bold ? '600 ' : ''}${height}px sans-serif`
  context.textAlign = 'left'
  context.fillText(words, x, y)
  const { data } = context.getImageData(0, 0, width, tall)
  return Uint8ClampedArray.from({ length: width * tall }, (_, at) => data[at * 4 + 3]!)
}
