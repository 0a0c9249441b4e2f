/** The properties a stranger may set, and for each the values that stay inside the box they were given for. */

type Rule = (value: string) => boolean

const PIXELS: Record<string, number> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
  ch: 8,
  in: 96,
  cm: 38,
  mm: 4,
}

/** Never negative, never more than `most` pixels, never more than the whole. */
function length(most: number, mostPercent = 100): Rule {
  return (value) => {
    const [, digits = '', unit = ''] =
      /^(\d{1,6}(?:\.\d{1,12})?|\.\d{1,12})(%|[a-z]{0,3})$/.exec(value) ?? []
    if (digits === '') return false
    if (unit === '') return Number(digits) === 0
    if (unit === '%') return Number(digits) <= mostPercent
    const pixels = PIXELS[unit]
    return pixels !== undefined && Number(digits) * pixels <= most
  }
}

function oneOf(words: string): Rule {
  const known = new Set(words.split(' '))
  return (value) => known.has(value)
}

function either(...rules: Rule[]): Rule {
  return (value) => rules.some((rule) => rule(value))
}

/** At most so many values, each of which may stand alone; `rgb(1, 2, 3)` is one of them. */
function upTo(most: number, rule: Rule): Rule {
  return (value) => {
    const parts = value.match(/[^\s(]+(\([^()]*\))?/g) ?? []
    return (
      parts.length > 0 &&
      parts.length <= most &&
      parts.join(' ') === value.replaceAll(/\s+/g, ' ') &&
      parts.every(rule)
    )
  }
}

function number(most: number): Rule {
  return (value) => /^(\d{1,4}(\.\d{1,6})?|\.\d{1,6})$/.test(value) && Number(value) <= most
}

const FUNCTIONS = 'rgba?|hsla?|hwb|lab|lch|oklab|oklch'
const COLOUR_PATTERN = new RegExp(
  `^(#[0-9a-f]{3,8}|[a-z]{3,24}|(${FUNCTIONS})\\([\\d.,%\\s/a-z-]{1,60}\\))$`,
)
const colour: Rule = (value) => COLOUR_PATTERN.test(value) && !/url|fixed/.test(value)

/** As the bars of a table of numbers are drawn. */
const gradient: Rule = (value) =>
  /^(repeating-)?(linear|radial)-gradient\([^]*\)( no-repeat)?( (center|left|right))?$/.test(
    value,
  ) &&
  (value.match(/[\w-]+(?=\()/g) ?? []).every((name) => GRADIENT_PARTS.test(name)) &&
  balanced(value)
const GRADIENT_PARTS = new RegExp(`^((repeating-)?(linear|radial)-gradient|${FUNCTIONS})$`)

function balanced(value: string): boolean {
  let open = 0
  for (const character of value) {
    if (character === '(') open++
    if (character === ')' && --open < 0) return false
  }
  return open === 0
}

const WIDE = either(length(2000), oneOf('auto none max-content min-content fit-content'))
const SPACE = upTo(4, length(200))
const OUTER_SPACE = upTo(4, either(length(200), oneOf('auto')))
const LINE_STYLE = oneOf('none hidden solid dashed dotted double groove ridge inset outset')
const LINE_WIDTH = either(length(20), oneOf('thin medium thick'))
const LINE = upTo(3, either(LINE_STYLE, LINE_WIDTH, colour))
const BREAK = oneOf('normal break-all keep-all break-word anywhere')
const PLACE = oneOf(
  'normal start end center left right stretch baseline flex-start flex-end space-between space-around space-evenly',
)

const SIDES = [
  'top',
  'right',
  'bottom',
  'left',
  'block',
  'inline',
  'block-start',
  'block-end',
  'inline-start',
  'inline-end',
]

function forSides(name: string, rule: Rule, ending = ''): [string, Rule][] {
  return SIDES.map((side) => [`${name}-${side}${ending}`, rule])
}

export const STYLE_RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['color', colour],
  ['background-color', colour],
  ['background', either(colour, gradient)],
  ['background-image', either(gradient, oneOf('none'))],
  ['background-size', upTo(2, either(length(2000), oneOf('auto')))],
  ['opacity', number(1)],
  ['font-weight', oneOf('normal bold bolder lighter 100 200 300 400 500 600 700 800 900')],
  ['font-style', oneOf('normal italic oblique')],
  [
    'font-size',
    either(
      length(64, 300),
      oneOf('xx-small x-small small medium large x-large xx-large smaller larger'),
    ),
  ],
  ['font-family', (value) => /^[a-z][a-z\d -]{0,60}(, ?[a-z][a-z\d -]{0,60}){0,9}$/.test(value)],
  ['font-variant', oneOf('normal small-caps tabular-nums')],
  ['text-align', oneOf('left right center justify start end')],
  [
    'text-decoration',
    upTo(4, either(oneOf('none underline overline line-through solid dotted dashed wavy'), colour)),
  ],
  ['text-decoration-line', upTo(3, oneOf('none underline overline line-through'))],
  ['text-transform', oneOf('none uppercase lowercase capitalize')],
  ['text-indent', length(200)],
  [
    'vertical-align',
    either(length(50), oneOf('baseline sub super top middle bottom text-top text-bottom')),
  ],
  ['white-space', oneOf('normal nowrap pre pre-wrap pre-line break-spaces')],
  ['word-break', BREAK],
  ['word-wrap', BREAK],
  ['overflow-wrap', BREAK],
  ['line-height', either(number(4), length(100, 400), oneOf('normal'))],
  ['letter-spacing', either(length(20), oneOf('normal'))],
  ['word-spacing', either(length(40), oneOf('normal'))],
  ['direction', oneOf('ltr rtl')],
  ['width', WIDE],
  ['min-width', WIDE],
  ['max-width', WIDE],
  ['height', WIDE],
  ['min-height', WIDE],
  ['max-height', WIDE],
  ['padding', SPACE],
  ...forSides('padding', SPACE),
  ['margin', OUTER_SPACE],
  ...forSides('margin', OUTER_SPACE),
  ['border', LINE],
  ['border-style', upTo(4, LINE_STYLE)],
  ['border-width', upTo(4, LINE_WIDTH)],
  ['border-color', upTo(4, colour)],
  ...forSides('border', LINE),
  ...forSides('border', LINE_STYLE, '-style'),
  ...forSides('border', LINE_WIDTH, '-width'),
  ...forSides('border', colour, '-color'),
  ['border-radius', upTo(4, length(200))],
  ['border-collapse', oneOf('collapse separate')],
  ['border-spacing', upTo(2, length(50))],
  ['caption-side', oneOf('top bottom')],
  ['table-layout', oneOf('auto fixed')],
  ['empty-cells', oneOf('show hide')],
  [
    'display',
    oneOf(
      'none inline block inline-block list-item flex inline-flex grid inline-grid table inline-table table-row table-cell table-caption table-header-group table-row-group table-footer-group',
    ),
  ],
  ['visibility', oneOf('visible hidden collapse')],
  ['overflow', oneOf('visible hidden auto scroll')],
  ['overflow-x', oneOf('visible hidden auto scroll')],
  ['overflow-y', oneOf('visible hidden auto scroll')],
  ['float', oneOf('none left right')],
  ['clear', oneOf('none left right both')],
  ['flex', either(number(100), oneOf('none auto initial'))],
  ['flex-direction', oneOf('row column')],
  ['flex-wrap', oneOf('wrap nowrap')],
  ['gap', upTo(2, length(200))],
  ['justify-content', PLACE],
  ['align-items', PLACE],
  ['align-self', PLACE],
  [
    'list-style',
    oneOf('none disc circle square decimal lower-alpha upper-alpha lower-roman upper-roman'),
  ],
  [
    'list-style-type',
    oneOf('none disc circle square decimal lower-alpha upper-alpha lower-roman upper-roman'),
  ],
])
