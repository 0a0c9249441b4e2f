import { PROVINCES } from './samples/provinces.ts'

/** A province under whatever name people write it: English or Thai, with or without spaces. */

const ALIASES: Record<string, string> = {
  krungthep: 'Bangkok',
  krungthepmahanakhon: 'Bangkok',
  bangkokmetropolis: 'Bangkok',
  กรุงเทพ: 'Bangkok',
  กรุงเทพฯ: 'Bangkok',
  ayutthaya: 'Phra Nakhon Si Ayutthaya',
  อยุธยา: 'Phra Nakhon Si Ayutthaya',
  korat: 'Nakhon Ratchasima',
  โคราช: 'Nakhon Ratchasima',
}

const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^(จังหวัด|จ\.|changwat )/, '')
    .replace(/ province$/, '')
    .replaceAll(/[\s.'-]/g, '')

/** In the order of the sample table. */
export const allProvinces = (): { name: string; nameTh: string }[] =>
  PROVINCES.trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([name = '', nameTh = '']) => ({ name, nameTh }))

let byName: Map<string, string> | null = null

export function provinceOf(name: string): string | undefined {
  byName ??= new Map([
    ...allProvinces().flatMap(({ name: english, nameTh }) => [
      [plain(english), english] as const,
      [plain(nameTh), english] as const,
    ]),
    ...Object.entries(ALIASES),
  ])
  return byName.get(plain(name))
}
