/** The look of the game blocks in the light and in the dark. */
import * as Blockly from 'blockly/core'
import { FONT_FAMILY, FONT_WEIGHTS } from '../blockly/letters.ts'

const FONT = {
  family: FONT_FAMILY,
  weight: FONT_WEIGHTS.usual,
  size: 13,
}

const LIGHT = {
  workspaceBackgroundColour: '#fbfaf6',
  toolboxBackgroundColour: '#f3f1ea',
  toolboxForegroundColour: '#1c1a3d',
  flyoutBackgroundColour: '#f3f1ea',
  flyoutForegroundColour: '#1c1a3d',
  flyoutOpacity: 1,
  scrollbarColour: '#b3b0d8',
  insertionMarkerColour: '#1c1a3d',
  insertionMarkerOpacity: 0.3,
}

const DARK = {
  ...LIGHT,
  workspaceBackgroundColour: '#131227',
  toolboxBackgroundColour: '#1c1b38',
  toolboxForegroundColour: '#eeedff',
  flyoutBackgroundColour: '#1c1b38',
  flyoutForegroundColour: '#eeedff',
  scrollbarColour: '#55527a',
  insertionMarkerColour: '#eeedff',
}

const STYLES = Object.fromEntries(
  (
    [
      ['game_start', '#15803d'],
      ['game_action', '#4338ca'],
      ['game_control', '#92400e'],
      ['game_question', '#0f766e'],
      ['game_value', '#475569'],
      ['game_variable', '#c2410c'],
      ['game_list', '#9d174d'],
      ['game_function', '#7e22ce'],
      ['game_gap', '#55527a'],
    ] as const
  ).map(([name, colour]) => [
    name,
    { colourPrimary: colour, hat: name === 'game_start' ? 'cap' : '' },
  ]),
)

function define(name: string, colours: typeof LIGHT): Blockly.Theme {
  return Blockly.Theme.defineTheme(name, {
    name,
    base: 'zelos',
    blockStyles: STYLES,
    componentStyles: colours,
    fontStyle: FONT,
    startHats: true,
  })
}

const themes = new Map<boolean, Blockly.Theme>()

export function themeFor(dark: boolean): Blockly.Theme {
  const known = themes.get(dark)
  if (known) return known
  const theme = dark ? define('games-dark', DARK) : define('games-light', LIGHT)
  themes.set(dark, theme)
  return theme
}
