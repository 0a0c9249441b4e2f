/** People, vehicles and things of the library, each in two costumes. */
import { picture, sprite } from './picture.ts'

const INK = '#1c1a3d'

const child = (arms: string, legs: string): string => `
<path d="${legs}" stroke="#1e3a8a" stroke-width="11" stroke-linecap="round"/>
<path d="${arms}" fill="none" stroke="#e0a370" stroke-width="9" stroke-linecap="round"/>
<path d="M32 54h36l5 36H27Z" fill="#fff"/><path d="M29 76h42l2 16H27Z" fill="#1e3a8a"/>
<path d="m50 56-7 9h14Z" fill="#c2410c"/><rect x="47" y="63" width="6" height="14" rx="2" fill="#c2410c"/>
<circle cx="50" cy="32" r="22" fill="#e8b487"/>
<path d="M27 36C24 8 76 8 73 36c-6-12-14-14-23-14s-17 2-23 14Z" fill="${INK}"/>
<path d="M27 32c-8 4-8 18-4 26M73 32c8 4 8 18 4 26" fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round"/>
<circle cx="42" cy="34" r="3" fill="${INK}"/><circle cx="58" cy="34" r="3" fill="${INK}"/>
<path d="M43 43q7 6 14 0" fill="none" stroke="#9a3412" stroke-width="2.500" stroke-linecap="round"/>
<circle cx="36" cy="41" r="3.500" fill="#fda4af"/><circle cx="64" cy="41" r="3.500" fill="#fda4af"/>`

const tuktuk = (wheels: string, smoke: string): string => `${smoke}
<path d="M14 62V26c0-8 6-12 14-12h58c6 0 9 3 12 10l10 38" fill="#fef3c7" stroke="#0f766e" stroke-width="5"/>
<path d="M8 14h92l6 10H8Z" fill="#0f766e"/><path d="M8 24h98" stroke="#f59e0b" stroke-width="4"/>
<path d="M12 56h50v-16h8v16h34c8 0 14 6 14 14v8H8V62Z" fill="#4338ca"/>
<path d="M12 64h104" stroke="#fcd34d" stroke-width="4"/>
<rect x="24" y="36" width="30" height="20" rx="5" fill="#c2410c"/>
<circle cx="112" cy="68" r="5" fill="#fde68a" stroke="${INK}" stroke-width="2"/>
<path d="M84 30l10 26" stroke="#0f766e" stroke-width="3"/>
<g fill="${INK}"><circle cx="32" cy="82" r="13"/><circle cx="98" cy="82" r="13"/></g>
<g fill="#cbd5e1"><circle cx="32" cy="82" r="6"/><circle cx="98" cy="82" r="6"/></g>${wheels}`

const spokes = (turn: number): string =>
  [32, 98]
    .map(
      (x) =>
        `<path d="M-5 0H5M0-5V5" transform="translate(${x} 82) rotate(${turn})" stroke="${INK}" stroke-width="2"/>`,
    )
    .join('')

const robot = (arms: string, face: string): string => `
<path d="M50 14V4" stroke="#64748b" stroke-width="4"/><circle cx="50" cy="5" r="5" fill="#c2410c"/>
<path d="${arms}" fill="none" stroke="#64748b" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M38 88v14M62 88v14" stroke="#64748b" stroke-width="9"/><path d="M28 106h18M54 106h18" stroke="${INK}" stroke-width="9" stroke-linecap="round"/>
<rect x="26" y="54" width="48" height="38" rx="10" fill="#0f766e"/><rect x="36" y="62" width="28" height="16" rx="4" fill="#d6f4ee"/>
<path d="M40 70h4l3-5 4 9 3-4h6" fill="none" stroke="#0f766e" stroke-width="2"/>
<rect x="20" y="14" width="60" height="38" rx="14" fill="#14b8a6"/><rect x="28" y="21" width="44" height="24" rx="10" fill="${INK}"/>${face}
<circle cx="34" cy="85" r="2.500" fill="#fcd34d"/><circle cx="42" cy="85" r="2.500" fill="#fb7185"/>`

const mango = (face: string): string => `
<path d="M50 16C22 14 6 36 12 60s32 34 56 18 26-46 10-56c-8-5-16-6-28-6Z" fill="#f59e0b"/>
<path d="M30 30c-12 10-14 26-6 38" fill="none" stroke="#fde68a" stroke-width="6" stroke-linecap="round"/>
<path d="M62 18c4-12 16-16 28-12-4 12-16 18-28 12Z" fill="#15803d"/><path d="M58 18q2-8 6-12" fill="none" stroke="#713f12" stroke-width="4" stroke-linecap="round"/>${face}`

const ball = (turn: number): string => `
<circle cx="40" cy="40" r="34" fill="#d9a441"/>
<g transform="rotate(${turn} 40 40)" fill="none" stroke="#8a5a12" stroke-width="6"><path d="M8 30c20-8 44-8 64 0M8 50c20 8 44 8 64 0M30 8c-8 20-8 44 0 64M50 8c8 20 8 44 0 64"/></g>
<circle cx="40" cy="40" r="34" fill="none" stroke="#8a5a12" stroke-width="4"/>`

const rocket = (fire: string): string => `${fire}
<path d="M50 4c20 18 24 44 16 68H34C26 48 30 22 50 4Z" fill="#f8fafc" stroke="#94a3b8" stroke-width="2"/>
<path d="M50 4c8 8 13 16 16 24H34C37 20 42 12 50 4Z" fill="#c2410c"/>
<circle cx="50" cy="44" r="10" fill="#4338ca"/><circle cx="50" cy="44" r="6" fill="#a5b4fc"/>
<path d="M32 54 18 78l16-6ZM68 54l14 24-16-6Z" fill="#c2410c"/><path d="M38 72h24l-3 8H41Z" fill="#475569"/>`

const lantern = (flame: string, glow: string): string => `
<ellipse cx="40" cy="56" rx="38" ry="48" fill="${glow}" opacity=".35"/>
<path d="M18 20c0-12 44-12 44 0l6 62c0 8-56 8-56 0Z" fill="#fb923c"/>
<path d="M28 14c-4 22-6 48-4 72M52 14c4 22 6 48 4 72" fill="none" stroke="#fdba74" stroke-width="2.500"/>
<ellipse cx="40" cy="84" rx="28" ry="7" fill="#9a3412"/><ellipse cx="40" cy="83" rx="18" ry="4" fill="#fde68a"/>${flame}`

const boat = (wave: string, flag: string): string => `
<path d="M4 44c16 22 88 22 116-14l6-4c-4 26-22 46-46 46H34C18 72 8 60 4 44Z" fill="#92400e"/>
<path d="M8 52c24 14 80 12 110-10" fill="none" stroke="#fcd34d" stroke-width="4"/>
<path d="M34 44V22h48v20" fill="none" stroke="#475569" stroke-width="4"/><path d="M28 22c16-10 44-10 60 0Z" fill="#0f766e"/>
${flag}<path d="${wave}" fill="none" stroke="#38bdf8" stroke-width="6" stroke-linecap="round"/>`

const star = (face: string, fill: string): string => `
<path d="m40 4 10.600 22.800 24.900 3.300-18.300 17.200 4.600 24.700L40 60l-21.800 12 4.600-24.700L4.500 30.100l24.900-3.300Z" fill="${fill}" stroke="#b45309" stroke-width="3" stroke-linejoin="round"/>${face}`

const SMILE = (x: number, y: number): string =>
  `<circle cx="${x - 9}" cy="${y}" r="3.500" fill="${INK}"/><circle cx="${x + 9}" cy="${y}" r="3.500" fill="${INK}"/><path d="M${x - 7} ${y + 8}q7 7 14 0" fill="none" stroke="${INK}" stroke-width="2.500" stroke-linecap="round"/>`
const WOW = (x: number, y: number): string =>
  `<circle cx="${x - 9}" cy="${y}" r="4" fill="${INK}"/><circle cx="${x + 9}" cy="${y}" r="4" fill="${INK}"/><circle cx="${x}" cy="${y + 11}" r="4.500" fill="#9a3412"/>`

export const THINGS = [
  sprite(
    'child',
    picture(
      'child-1',
      74,
      96,
      child('M32 60 18 76M68 60l14 16', 'M42 92v18M58 92v18'),
      '8 6 84 112',
    ),
    picture(
      'child-2',
      74,
      96,
      child('M32 60 14 46M68 60l18-14', 'M42 92l-8 18M58 92l8 18'),
      '8 6 84 112',
    ),
  ),
  sprite(
    'tuk-tuk',
    picture('tuk-tuk-1', 118, 88, tuktuk(spokes(0), ''), '0 8 124 92'),
    picture(
      'tuk-tuk-2',
      118,
      88,
      tuktuk(
        spokes(45),
        '<g fill="#cbd5e1"><circle cx="4" cy="80" r="5"/><circle cx="-2" cy="70" r="4"/></g>',
      ),
      '0 8 124 92',
    ),
  ),
  sprite(
    'robot',
    picture(
      'robot-1',
      80,
      94,
      robot(
        'M26 62 12 76v10M74 62l14 14v10',
        '<circle cx="40" cy="33" r="5" fill="#5eead4"/><circle cx="60" cy="33" r="5" fill="#5eead4"/>',
      ),
      '2 0 96 112',
    ),
    picture(
      'robot-2',
      80,
      94,
      robot(
        'M26 62 10 50V36M74 62l16-12V36',
        '<path d="M35 35q5-7 10 0M55 35q5-7 10 0" fill="none" stroke="#5eead4" stroke-width="4" stroke-linecap="round"/>',
      ),
      '2 0 96 112',
    ),
  ),
  sprite(
    'mango',
    picture('mango-1', 64, 60, mango(SMILE(46, 50)), '4 0 92 90'),
    picture('mango-2', 64, 60, mango(WOW(46, 50)), '4 0 92 90'),
  ),
  sprite(
    'takraw-ball',
    picture('takraw-ball-1', 52, 52, ball(0), '2 2 76 76'),
    picture('takraw-ball-2', 52, 52, ball(30), '2 2 76 76'),
  ),
  sprite(
    'rocket',
    picture(
      'rocket-1',
      66,
      90,
      rocket('<path d="M42 80h16l-8 18Z" fill="#f59e0b"/>'),
      '12 0 76 110',
    ),
    picture(
      'rocket-2',
      66,
      90,
      rocket(
        '<path d="M38 80h24L50 108Z" fill="#f97316"/><path d="M44 80h12l-6 16Z" fill="#fde68a"/>',
      ),
      '12 0 76 110',
    ),
  ),
  sprite(
    'lantern',
    picture(
      'lantern-1',
      60,
      76,
      lantern('<path d="M40 64c8 8 6 16 0 18-6-2-8-10 0-18Z" fill="#fef08a"/>', '#fed7aa'),
      '0 6 80 98',
    ),
    picture(
      'lantern-2',
      60,
      76,
      lantern('<path d="M38 58c12 10 8 22 2 24-8-2-8-12-2-24Z" fill="#fef9c3"/>', '#fde047'),
      '0 6 80 98',
    ),
  ),
  sprite(
    'long-tail-boat',
    picture(
      'long-tail-boat-1',
      124,
      78,
      boat(
        'M6 78q10-8 20 0t20 0 20 0 20 0 20 0',
        '<path d="M118 26v-16M118 10l-12 4 12 5" fill="#c2410c" stroke="#c2410c" stroke-width="3"/>',
      ),
      '0 4 130 84',
    ),
    picture(
      'long-tail-boat-2',
      124,
      78,
      boat(
        'M2 80q10 8 20 0t20 0 20 0 20 0 20 0',
        '<path d="M118 26v-16M118 10l-12 1 12 8" fill="#c2410c" stroke="#c2410c" stroke-width="3"/>',
      ),
      '0 4 130 84',
    ),
  ),
  sprite(
    'star',
    picture('star-1', 64, 62, star(SMILE(40, 36), '#fcd34d'), '0 0 80 78'),
    picture('star-2', 64, 62, star(WOW(40, 36), '#fde68a'), '0 0 80 78'),
  ),
]
