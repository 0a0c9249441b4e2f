/** Mantine in the look of the brand: its own variables point at ours. */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** The stack itself is in app.css, where tools find it too. */
const FONT_STACK = 'var(--mono)'

/** Ten equal shades: the palette has one strong colour per hue and theme, and CSS chooses it. */
const shades = (variable: string) =>
  Array(10).fill(`var(${variable})`) as unknown as MantineColorsTuple

export const theme = createTheme({
  primaryColor: 'brand',
  colors: {
    brand: shades('--indigo'),
    coding: shades('--indigo'),
    flow: shades('--teal'),
    games: shades('--coral'),
    teach: shades('--amber'),
  },
  fontFamily: FONT_STACK,
  fontFamilyMonospace: FONT_STACK,
  headings: { fontFamily: FONT_STACK, fontWeight: '600' },
  defaultRadius: 12,
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Checkbox: { defaultProps: { size: 'md' } },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
  },
})

export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-placeholder': 'var(--ink-2)',
    '--mantine-color-error': 'var(--stop)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-default-hover': 'var(--sunk)',
    '--mantine-color-anchor': 'var(--indigo)',
    '--mantine-primary-color-contrast': 'var(--on)',
  }
  return { variables: {}, light: shared, dark: shared }
}
