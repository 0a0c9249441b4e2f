/** Backdrops of the library, drawn for the whole stage (480 by 360). */
import { type LibraryPicture, picture } from './picture.ts'

const scene = (id: string, parts: string): LibraryPicture => picture(id, 480, 360, parts)
const fill = (colour: string): string => `<rect width="480" height="360" fill="${colour}"/>`

const dots = Array.from(
  { length: 17 * 23 },
  (_, index) =>
    `<circle cx="${(index % 23) * 22 - 2}" cy="${Math.floor(index / 23) * 22 + 4}" r="1.300"/>`,
).join('')
const stars = (count: number, height: number): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<circle cx="${(index * 137) % 480}" cy="${(index * 89) % height}" r="${1 + (index % 3) * 0.6}"/>`,
  ).join('')
const rows = Array.from(
  { length: 9 },
  (_, index) => `<path d="M${-60 + index * 70} 360 ${200 + index * 10} 226"/>`,
).join('')
const palm = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0C4-30 2-60-4-84" fill="none" stroke="#854d0e" stroke-width="7"/><path d="M-4-84c-26-16-44-8-52 8 18-6 34-6 52-8Zm0 0c-8-28-26-32-42-26 18 6 28 14 42 26Zm0 0c8-28 26-32 42-26-18 6-28 14-42 26Zm0 0c26-14 44-6 50 10-18-8-34-8-50-10Z" fill="#15803d"/></g>`

export const BACKDROPS: LibraryPicture[] = [
  scene('paper', `${fill('#fbfaf6')}<g fill="#d9d4ec">${dots}</g>`),
  scene(
    'rice-field',
    `${fill('#bae6fd')}<circle cx="380" cy="70" r="34" fill="#fde68a"/><path d="M0 190c60-60 110-70 160-30 50-60 110-70 170-10 50-40 100-40 150 10v70H0Z" fill="#86b6a5"/>
<rect y="220" width="480" height="140" fill="#84cc16"/><g stroke="#4d7c0f" stroke-width="5" fill="none">${rows}</g>
<path d="M0 236h480" stroke="#65a30d" stroke-width="6"/><path d="M96 226v-40l34-26 34 26v40Z" fill="#a16207"/><path d="M84 190l46-38 46 38" fill="#854d0e"/>${palm(420, 230, 1)}`,
  ),
  scene(
    'temple-dusk',
    `${fill('#fdba74')}<rect y="150" width="480" height="210" fill="#fb923c" opacity=".55"/><circle cx="120" cy="150" r="44" fill="#fef3c7"/>
<path d="M0 250h480v110H0Z" fill="#7c2d12"/><path d="M300 40c4 30 8 52 18 74 16 36 42 66 52 136H230c10-70 36-100 52-136 10-22 14-44 18-74Z" fill="#fcd34d"/>
<path d="M238 210h124M250 180h100M262 150h76" stroke="#b45309" stroke-width="6"/><path d="M210 250h180v22H210Z" fill="#b45309"/>
<path d="M40 250v-50h90v50Z" fill="#fff7ed"/><path d="M26 204 85 156l59 48Z" fill="#c2410c"/><path d="M46 186 85 150l39 36" fill="none" stroke="#15803d" stroke-width="7"/><path d="M74 250v-30h22v30Z" fill="#7c2d12"/>`,
  ),
  scene(
    'andaman-sea',
    `${fill('#e0f2fe')}<circle cx="90" cy="70" r="30" fill="#fde68a"/><rect y="180" width="480" height="180" fill="#22d3ee"/><rect y="250" width="480" height="110" fill="#06b6d4"/>
<path d="M290 190c-8-60 4-110 30-130 34 16 40 70 38 130Z" fill="#4d7c5f"/><path d="M370 190c-4-40 4-70 24-84 26 14 30 50 28 84Z" fill="#65906f"/><path d="M292 184h66M372 186h50" stroke="#fef3c7" stroke-width="6"/>
<g fill="none" stroke="#cffafe" stroke-width="4" stroke-linecap="round"><path d="M30 220q14-8 28 0t28 0M190 240q14-8 28 0t28 0M80 290q14-8 28 0t28 0M330 300q14-8 28 0t28 0"/></g>
<path d="M0 330c80-30 160-20 240 6l60 24H0Z" fill="#fde68a"/>${palm(50, 344, 1.1)}`,
  ),
  scene(
    'lantern-night',
    `${fill('#1e1b4b')}<g fill="#c7d2fe">${stars(60, 230)}</g><circle cx="390" cy="76" r="34" fill="#fef9c3"/><circle cx="376" cy="68" r="28" fill="#1e1b4b"/>
<path d="M0 270c80-50 140-50 220-10 70-40 170-40 260 0v100H0Z" fill="#312e81"/><path d="M0 310h480v50H0Z" fill="#0f172a"/>
<g fill="#fb923c"><rect x="70" y="120" width="14" height="20" rx="4"/><rect x="150" y="70" width="12" height="17" rx="4"/><rect x="240" y="130" width="16" height="22" rx="4"/><rect x="300" y="60" width="10" height="14" rx="3"/></g>`,
  ),
  scene(
    'market',
    `${fill('#fef3c7')}<rect y="250" width="480" height="110" fill="#d6c7a1"/><path d="M0 250h480" stroke="#b7a77b" stroke-width="6"/>
${[20, 180, 340].map((x, index) => `<rect x="${x}" y="130" width="124" height="120" fill="${['#fed7aa', '#bbf7d0', '#bfdbfe'][index]}"/><path d="M${x - 10} 130h144l-16-44H${x + 6}Z" fill="${['#c2410c', '#0f766e', '#4338ca'][index]}"/><path d="M${x + 26} 86v44M${x + 74} 86v44" stroke="#fff" stroke-width="14" opacity=".5"/><rect x="${x - 4}" y="204" width="132" height="46" fill="#92400e"/><g fill="${['#f59e0b', '#dc2626', '#84cc16'][index]}">${[0, 1, 2, 3, 4].map((step) => `<circle cx="${x + 14 + step * 24}" cy="202" r="11"/>`).join('')}</g>`).join('')}
<path d="M0 30q120 40 240 0t240 0" fill="none" stroke="#78716c" stroke-width="2"/><g fill="#f59e0b"><circle cx="60" cy="48" r="8"/><circle cx="180" cy="44" r="8"/><circle cx="300" cy="18" r="8"/><circle cx="420" cy="20" r="8"/></g>`,
  ),
  scene(
    'jungle',
    `${fill('#14532d')}<path d="M0 0h480v240H0Z" fill="#166534"/><g fill="#15803d"><circle cx="60" cy="70" r="80"/><circle cx="220" cy="30" r="90"/><circle cx="400" cy="70" r="100"/></g><g fill="#22c55e" opacity=".45"><circle cx="120" cy="50" r="50"/><circle cx="330" cy="40" r="60"/></g>
<path d="M90 0v280M380 0v290" stroke="#713f12" stroke-width="26"/><path d="M0 270c120-30 360-30 480 0v90H0Z" fill="#3f6212"/>
<g fill="#65a30d"><path d="M10 300c10-40 30-50 60-50-10 30-30 50-60 50ZM460 310c-10-44-34-54-66-54 12 34 34 54 66 54ZM220 340c-6-34-24-46-50-48 8 28 24 46 50 48Z"/></g>`,
  ),
  scene(
    'space',
    `${fill('#0b1026')}<g fill="#e0e7ff">${stars(90, 360)}</g><circle cx="110" cy="110" r="56" fill="#f59e0b"/><ellipse cx="110" cy="110" rx="96" ry="20" fill="none" stroke="#fde68a" stroke-width="6" transform="rotate(-18 110 110)"/><circle cx="390" cy="260" r="70" fill="#4338ca"/><g fill="#6366f1"><circle cx="370" cy="240" r="14"/><circle cx="420" cy="280" r="20"/><circle cx="380" cy="300" r="10"/></g>`,
  ),
  scene(
    'takraw-court',
    `${fill('#bfdbfe')}<rect y="150" width="480" height="210" fill="#16a34a"/><path d="M40 350 120 190h240l80 160Z" fill="#15803d" stroke="#fff" stroke-width="5"/><path d="M240 190v160" stroke="#fff" stroke-width="4"/><path d="M234 90v180M246 90v180" stroke="#475569" stroke-width="4"/><path d="M240 100v90" stroke="#f8fafc" stroke-width="8" stroke-dasharray="4 3"/><g fill="#93c5fd"><circle cx="80" cy="60" r="24"/><circle cx="110" cy="54" r="30"/><circle cx="380" cy="80" r="26"/></g>`,
  ),
]
