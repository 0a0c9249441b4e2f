/**
 * Words are measured as they are drawn. Blockly measures on a canvas at the size the theme says, and draws in SVG at
 * that size times the zoom. Where letters are hinted each is as wide as whole pixels, at either size other ones: at
 * 85 % the drawn words are up to a twentieth wider than the measured ones. So both sides are told to use the letters'
 * true widths, which grow evenly, and whatever else the page hands down to SVG but not to a canvas is set here.
 */
import * as Blockly from 'blockly/core'
import { FONT_FAMILY, FONT_WEIGHTS } from './letters.ts'

/** By the names that a canvas has for it; in CSS the same in small letters with dashes. Blockly's `font` resets none of it. */
export const DRAWN_WORDS = {
  textRendering: 'geometricPrecision',
  letterSpacing: '0px',
  wordSpacing: '0px',
} as const

/** For everything whose width Blockly measures. */
export function wordsCss(): string {
  const rules = Object.entries(DRAWN_WORDS).map(
    ([name, value]) =>
      `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
  )
  return `.blocklyText, .blocklyFlyoutLabelText { ${rules.join(' ')} }`
}

/** Blockly takes rules until the first editor is in the page, and no longer. */
Blockly.Css.register(wordsCss())

/** Before the first word is measured. What a browser does not know it leaves alone. */
export function measureAsDrawn(): void {
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'text')
  probe.textContent = 'a'
  // Blockly makes its canvas for the first word.
  Blockly.utils.dom.getFastTextWidthWithSizeString(probe, '16px', FONT_WEIGHTS.usual, FONT_FAMILY)
  const canvas = document.querySelector<HTMLCanvasElement>('canvas.blocklyComputeCanvas')
  const context = canvas?.getContext('2d')
  if (context) Object.assign(context, DRAWN_WORDS)
}
