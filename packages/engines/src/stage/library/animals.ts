/** Animals of the library, each in two poses. */
import { picture, sprite } from './picture.ts'

const INK = '#1c1a3d'

const owl = (wings: string): string => `
<path d="M24 30 18 6l26 14M96 30l6-24-26 14" fill="#4338ca"/>
<rect x="16" y="16" width="88" height="98" rx="42" fill="#4338ca"/>${wings}
<rect x="34" y="66" width="52" height="46" rx="22" fill="#e6e8ff"/>
<path d="m46 80 9 8-9 8" fill="none" stroke="#4338ca" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M61 97h14" stroke="#c2410c" stroke-width="5" stroke-linecap="round"/>
<circle cx="42" cy="48" r="19" fill="#fff"/><circle cx="78" cy="48" r="19" fill="#fff"/>
<circle cx="45" cy="49" r="9" fill="${INK}"/><circle cx="75" cy="49" r="9" fill="${INK}"/>
<circle cx="48" cy="45" r="3" fill="#fff"/><circle cx="78" cy="45" r="3" fill="#fff"/>
<path d="m60 54 8 9-8 9-8-9Z" fill="#f59e0b"/>
<path d="M44 113v8M52 114v8M68 114v8M76 113v8" stroke="#f59e0b" stroke-width="5" stroke-linecap="round"/>`

const WINGS_DOWN =
  '<path d="M16 66c-12 14-12 34 2 42 4-14 4-28-2-42ZM104 66c12 14 12 34-2 42-4-14-4-28 2-42Z" fill="#312e81"/>'
const WINGS_UP =
  '<path d="M18 70C2 60-4 42 2 28c12 8 20 24 16 42ZM102 70c16-10 22-28 16-42-12 8-20 24-16 42Z" fill="#312e81"/>'

const elephant = (trunk: string, legs: string): string => `
<path d="${legs}" stroke="#7c8aa5" stroke-width="17" stroke-linecap="round"/>
<path d="M22 62c-8 4-12 12-10 20" fill="none" stroke="#7c8aa5" stroke-width="4" stroke-linecap="round"/>
<ellipse cx="58" cy="62" rx="40" ry="31" fill="#94a3bb"/>
<path d="M34 36c14-9 36-9 48 0-2 16-8 24-24 24S36 52 34 36Z" fill="#c2410c"/>
<path d="M35 42c14-6 34-6 46 0M38 50c12-5 28-5 40 0" fill="none" stroke="#fcd34d" stroke-width="3"/>
<path d="${trunk}" fill="none" stroke="#94a3bb" stroke-width="14" stroke-linecap="round"/>
<circle cx="96" cy="46" r="24" fill="#94a3bb"/>
<path d="M84 32c-16-6-26 6-22 22 4 14 18 16 26 6Z" fill="#7c8aa5"/>
<path d="M110 62q2 10 12 9" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>
<circle cx="103" cy="42" r="4" fill="${INK}"/><circle cx="104.500" cy="40.500" r="1.400" fill="#fff"/>`

const cat = (tail: string, legs: string, eyes: string): string => `
<path d="${tail}" fill="none" stroke="#d97706" stroke-width="9" stroke-linecap="round"/>
<path d="${legs}" stroke="#f59e0b" stroke-width="11" stroke-linecap="round"/>
<ellipse cx="46" cy="60" rx="30" ry="20" fill="#f59e0b"/>
<path d="M34 42v10M46 40v10M58 42v9" stroke="#d97706" stroke-width="4" stroke-linecap="round"/>
<path d="M58 24 60 4l16 12M94 24 92 4 78 16" fill="#f59e0b"/><path d="m62 18 1-8 7 5M90 18l-1-8-6 5" fill="#fda4af"/>
<ellipse cx="76" cy="34" rx="25" ry="22" fill="#f59e0b"/><ellipse cx="76" cy="43" rx="12" ry="9" fill="#fff7ed"/>
${eyes}<path d="m76 38 4 4h-8Z" fill="#c2410c"/>
<path d="M76 42v4m0 0q-5 4-8 0m8 0q5 4 8 0" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round"/>
<path d="M60 40H48m12 5-11 3m43-8h12m-12 5 11 3" stroke="${INK}" stroke-width="1.500" stroke-linecap="round"/>`

const EYES = `<circle cx="67" cy="31" r="4" fill="${INK}"/><circle cx="86" cy="31" r="4" fill="${INK}"/><circle cx="68" cy="29.500" r="1.300" fill="#fff"/><circle cx="87" cy="29.500" r="1.300" fill="#fff"/>`

const betta = (tail: string, fin: string): string => `
<path d="${tail}" fill="#be123c"/><path d="${tail}" fill="none" stroke="#fda4af" stroke-width="2"/>
<path d="${fin}" fill="#7c3aed"/>
<path d="M40 46c10-16 34-20 52-4 4 3 6 6 6 8s-2 5-6 8c-18 16-42 12-52-4Z" fill="#e11d48"/>
<path d="M56 40q6 10 0 20M66 38q6 12 0 24" fill="none" stroke="#fda4af" stroke-width="2.500" stroke-linecap="round"/>
<circle cx="84" cy="46" r="5" fill="#fff"/><circle cx="85" cy="46" r="2.600" fill="${INK}"/>
<path d="M97 53q-5 3-8 1" fill="none" stroke="#881337" stroke-width="2" stroke-linecap="round"/>`

const butterfly = (wing: string, low: string): string => `
<path d="${wing}" fill="#0ea5e9"/><path d="${low}" fill="#f59e0b"/>
<circle cx="30" cy="30" r="6" fill="#e0f2fe"/><circle cx="70" cy="30" r="6" fill="#e0f2fe"/>
<rect x="46" y="22" width="8" height="50" rx="4" fill="${INK}"/>
<path d="M48 24q-6-14-14-16M52 24q6-14 14-16" fill="none" stroke="${INK}" stroke-width="2.500" stroke-linecap="round"/>`

const gecko = (bend: string, feet: string): string => `
<path d="${bend}" fill="none" stroke="#0f766e" stroke-width="16" stroke-linecap="round"/>
<path d="${feet}" fill="none" stroke="#0f766e" stroke-width="6" stroke-linecap="round"/>
<ellipse cx="92" cy="32" rx="18" ry="13" fill="#0f766e"/>
<g fill="#fb923c"><circle cx="36" cy="40" r="3.500"/><circle cx="52" cy="34" r="3.500"/><circle cx="66" cy="37" r="3.500"/><circle cx="22" cy="46" r="3"/></g>
<circle cx="96" cy="25" r="6" fill="#fef9c3"/><path d="M96 20v10" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>
<path d="M98 39q6 0 10-4" fill="none" stroke="#134e4a" stroke-width="2.500" stroke-linecap="round"/>`

export const ANIMALS = [
  sprite(
    'owl',
    picture('owl-1', 90, 96, owl(WINGS_DOWN), '0 0 120 128'),
    picture('owl-2', 90, 96, owl(WINGS_UP), '0 0 120 128'),
  ),
  sprite(
    'elephant',
    picture(
      'elephant-1',
      120,
      96,
      elephant('M114 54c8 12 6 26-2 34', 'M34 78v16M50 82v12M68 82v12M84 76v18'),
      '4 8 126 98',
    ),
    picture(
      'elephant-2',
      120,
      96,
      elephant('M114 50c14-2 16-18 10-28', 'M36 78l-6 16M50 82l6 12M66 82l-6 12M84 76l6 18'),
      '4 8 126 98',
    ),
  ),
  sprite(
    'cat',
    picture(
      'cat-1',
      96,
      82,
      cat('M20 58C6 50 4 36 12 28', 'M30 72v16M42 76v12M56 76v12M66 70v18', EYES),
      '0 0 110 96',
    ),
    picture(
      'cat-2',
      96,
      82,
      cat('M20 58C10 60 2 52 2 42', 'M32 72l-9 14M44 76l7 12M54 76l-7 12M66 70l9 16', EYES),
      '0 0 110 96',
    ),
  ),
  sprite(
    'betta',
    picture(
      'betta-1',
      92,
      78,
      betta(
        'M44 50C30 30 12 22 2 26c4 14 4 34 0 48 12 4 30-4 42-24Z',
        'M52 36C54 18 70 12 80 16c-2 10-4 16-6 20ZM54 64c0 16 12 24 22 22 0-10-2-16-6-22Z',
      ),
      '0 8 100 84',
    ),
    picture(
      'betta-2',
      92,
      78,
      betta(
        'M44 50C34 24 20 14 8 14c6 16-2 30-6 40 8 14 24 16 42-4Z',
        'M52 36C50 20 62 10 74 12c0 10 0 18-2 24ZM54 64c-4 14 6 24 16 24 2-10 2-18 0-24Z',
      ),
      '0 8 100 84',
    ),
  ),
  sprite(
    'butterfly',
    picture(
      'butterfly-1',
      72,
      62,
      butterfly(
        'M48 44C40 12 14 6 8 16s4 34 40 32ZM52 44C60 12 86 6 92 16s-4 34-40 32Z',
        'M48 48C24 46 16 62 22 72s22 6 26-22ZM52 48c24-2 32 14 26 24s-22 6-26-22Z',
      ),
      '4 6 92 76',
    ),
    picture(
      'butterfly-2',
      72,
      62,
      butterfly(
        'M48 44C44 14 32 8 26 18s4 30 22 30ZM52 44c4-30 16-36 22-26s-4 30-22 30Z',
        'M48 48c-14 0-20 14-16 24s14 4 16-22ZM52 48c14 0 20 14 16 24s-14 4-16-22Z',
      ),
      '4 6 92 76',
    ),
  ),
  sprite(
    'gecko',
    picture(
      'gecko-1',
      104,
      60,
      gecko(
        'M4 58C18 60 24 36 46 38s30 2 44-6',
        'M40 44l-6 16m-6 2 6-2 6 4M70 42l6 14m-7 3 7-3 6 2M44 32l-8-14m-6 2 6-2 4-5M72 30l4-14m-7-1 7 1 4-5',
      ),
      '-6 8 122 70',
    ),
    picture(
      'gecko-2',
      104,
      60,
      gecko(
        'M2 34C18 30 26 50 46 44s30-8 44-12',
        'M40 50l4 14m-7 1 7-1 5 4M70 44l-4 16m-7 1 7-1 5 4M44 36l2-16m-7 0 7 0 5-4M72 32l-6-14m-6 3 6-3 4-5',
      ),
      '-6 8 122 70',
    ),
  ),
]
