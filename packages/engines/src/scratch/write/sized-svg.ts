/** Scratch draws a drawing as large as its frame: one that is shown in another size here gets a frame around it. */
import type { Box } from '../assets/svg.ts'

export function frameOf(svg: string): Box | null {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? ''
  const text = /\sviewBox\s*=\s*["']([^"']*)["']/.exec(root)?.[1] ?? ''
  const [x, y, width, height] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (x === undefined || y === undefined || !width || !height) return null
  return { x, y, width, height }
}

export function sizedSvg(svg: string, width: number, height: number): string {
  const frame = frameOf(svg)
  const fits =
    frame && Math.abs(frame.width - width) < 0.01 && Math.abs(frame.height - height) < 0.01
  if (fits) return svg
  const inner = svg.replace(/^[\s\S]*?(?=<(svg|image)\b)/, '')
  const framed = inner.replace(/<svg\b([^>]*)>/, (_, rest: string) => {
    const kept = rest.replaceAll(
      /\s(width|height|preserveAspectRatio)\s*=\s*("[^"]*"|'[^']*')/g,
      '',
    )
    return `<svg${kept} width="${width}" height="${height}" preserveAspectRatio="none">`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${framed}</svg>`
}
