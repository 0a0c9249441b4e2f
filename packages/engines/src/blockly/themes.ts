/** Blockly in our colours: light, dark and high contrast. White words on every block, at least 4.5 to 1. */
import * as Blockly from 'blockly/core'
import { CATEGORIES, type Category } from '../blocks-runtime/catalogue/block-spec.ts'
import { FONT_FAMILY, FONT_WEIGHTS } from './letters.ts'

export type ThemeName = 'light' | 'dark' | 'contrast-light' | 'contrast-dark'

export const CATEGORY_COLOURS: Record<Category, string> = {
  events: '#a34a06',
  motion: '#4338ca',
  looks: '#7c3aed',
  sound: '#be185d',
  control: '#b93a0b',
  sensing: '#0369a1',
  model: '#0e7490',
  operators: '#15803d',
  text: '#4d7c0f',
  variables: '#86590a',
  lists: '#9f1239',
  functions: '#a21caf',
  pen: '#0f766e',
  video: '#5b5675',
  display: '#be123c',
  buzzer: '#be185d',
  sensors: '#0369a1',
  pins: '#0f766e',
}

/** Mixes a #rrggbb colour with white (amount > 0) or black (amount < 0). */
function shade(hex: string, amount: number): string {
  const target = amount > 0 ? 255 : 0
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const mixed = parts.map((part) => Math.round(part + (target - part) * Math.abs(amount)))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function blockStyles(name: ThemeName): Record<string, Partial<Blockly.Theme.BlockStyle>> {
  const contrast = name.startsWith('contrast')
  const styles: Record<string, Partial<Blockly.Theme.BlockStyle>> = {
    plain_blocks: {
      colourPrimary: '#ffffff',
      colourSecondary: '#ffffff',
      colourTertiary: '#8d89b5',
    },
  }
  for (const category of CATEGORIES) {
    const base = CATEGORY_COLOURS[category]
    styles[`${category}_blocks`] = {
      colourPrimary: contrast ? shade(base, -0.45) : base,
      colourSecondary: contrast ? '#ffffff' : shade(base, 0.75),
      colourTertiary: contrast
        ? name === 'contrast-dark'
          ? '#ffffff'
          : '#000000'
        : shade(base, -0.3),
    }
    // White words stand on it: a small block in a menu is darker than its block, not paler.
    const menu = shade(base, contrast ? -0.65 : -0.25)
    styles[`${category}_menus`] = {
      colourPrimary: menu,
      colourSecondary: menu,
      colourTertiary: contrast ? '#ffffff' : shade(base, -0.45),
    }
  }
  return styles
}

const SURFACES: Record<
  ThemeName,
  { paper: string; surface: string; sunk: string; ink: string; line: string }
> = {
  light: { paper: '#fbfaf6', surface: '#ffffff', sunk: '#f3f1ea', ink: '#1c1a3d', line: '#55527a' },
  dark: { paper: '#131227', surface: '#1c1b38', sunk: '#232246', ink: '#eeedff', line: '#b3b0d8' },
  'contrast-light': {
    paper: '#ffffff',
    surface: '#ffffff',
    sunk: '#ffffff',
    ink: '#000000',
    line: '#000000',
  },
  'contrast-dark': {
    paper: '#000000',
    surface: '#000000',
    sunk: '#000000',
    ink: '#ffffff',
    line: '#ffffff',
  },
}

export function themeOf(name: ThemeName): Blockly.Theme {
  const { paper, surface, sunk, ink, line } = SURFACES[name]
  return Blockly.Theme.defineTheme(`panya-${name}`, {
    name: `panya-${name}`,
    base: Blockly.Themes.Zelos,
    blockStyles: blockStyles(name),
    categoryStyles: Object.fromEntries(
      CATEGORIES.map((category) => [
        `${category}_category`,
        { colour: CATEGORY_COLOURS[category] },
      ]),
    ),
    componentStyles: {
      workspaceBackgroundColour: paper,
      toolboxBackgroundColour: surface,
      toolboxForegroundColour: ink,
      flyoutBackgroundColour: sunk,
      flyoutForegroundColour: ink,
      flyoutOpacity: 1,
      scrollbarColour: line,
      scrollbarOpacity: 0.5,
      selectedGlowColour: '#f59e0b',
      selectedGlowOpacity: 1,
    },
    fontStyle: {
      family: FONT_FAMILY,
      weight: name.startsWith('contrast') ? FONT_WEIGHTS.contrast : FONT_WEIGHTS.usual,
      size: name.startsWith('contrast') ? 12.5 : 11.5,
    },
    startHats: true,
  })
}
