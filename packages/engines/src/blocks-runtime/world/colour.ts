/** Pen colours: turning the hue of a #rrggbb colour. */

function toHsv(hex: string): [number, number, number] {
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

/** 100 steps are one full turn of the colour wheel. Grey and black become a colour first. */
export function turnHue(hex: string, steps: number): string {
  const [hue, saturation, value] = toHsv(hex)
  const turned = (((hue + steps * 3.6) % 360) + 360) % 360
  const [s, v] = saturation === 0 ? [1, 1] : [saturation, value]
  const parts = [5, 3, 1].map((offset) => channel(turned, s, v, offset))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
