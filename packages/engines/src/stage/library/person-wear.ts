/** What people of the library wear, and the colours of their skin. */
import { INK, line, shape } from './parts.ts'

export const SKIN = { light: '#f6cfae', tan: '#e8b487', brown: '#b9794a', dark: '#96603c' }

export const skirt = (colour: string): string => shape('M30 76h40l8 24H22Z', colour)

export const longDress = (colour: string, hem: string): string =>
  shape('M29 70h42l8 40H21Z', colour) + line('M23 107h54', hem, 4)

export const glasses = `<g fill="none" stroke="${INK}" stroke-width="2"><circle cx="42" cy="34" r="7.500"/><circle cx="58" cy="34" r="7.500"/><path d="M49.500 34h1M34.500 33 28 31M65.500 33l6.500-2"/></g>`
