/** Pen colours: #rrggbb as hue (in degrees), saturation and value, and back. */

export function toHsv(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16) || 0
  const [r, g, b] = [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
  const max = Math.max(r, g, b)
  const spread = max - Math.min(r, g, b)
  if (spread === 0) return [0, 0, max]
  const hue = max === r ? (g - b) / spread : max === g ? 2 + (b - r) / spread : 4 + (r - g) / spread
  return [(hue * 60 + 360) % 360, spread / max, max]
}

function channel(hue: number, saturation: number, value: number, offset: number): number {
  const k = (offset + hue / 60) % 6
  return Math.round(255 * (value - value * saturation * Math.max(0, Math.min(k, 4 - k, 1))))
}

export function fromHsv(hue: number, saturation: number, value: number): string {
  return hexOf([5, 3, 1].map((offset) => channel(hue, saturation, value, offset)))
}

function hexOf(parts: number[]): string {
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** 0 is the first colour, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const part = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)
  return hexOf(
    [1, 3, 5].map((at) => Math.round(part(first, at) * (1 - share) + part(second, at) * share)),
  )
}

/** 100 steps are one full turn of the colour wheel. Grey and black become a colour first. */
export function turnHue(hex: string, steps: number): string {
  const [hue, saturation, value] = toHsv(hex)
  const turned = (((hue + steps * 3.6) % 360) + 360) % 360
  const [s, v] = saturation === 0 ? [1, 1] : [saturation, value]
  return fromHsv(turned, s, v)
}
