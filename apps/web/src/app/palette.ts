import type { Brand } from '@panya/domain/brand/brand.ts'

/** The brand's colours as CSS variables, for the page's style element. Paper is white in the dark, too. */
export function paletteCss({ palette }: Brand): string {
  const variables = (colours: Record<string, string>) =>
    Object.entries(colours)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')
  return (
    `:root{color-scheme:light;${variables(palette.light)}}` +
    `@media screen{:root[data-theme=dark]{color-scheme:dark;${variables(palette.dark)}}}`
  )
}
