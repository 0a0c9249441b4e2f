import { FlowFailure, type Preview } from '../../flow/flow-value.ts'
import { PROVINCES } from '../samples/provinces.ts'
import { columnOf, numbersOf } from '../table.ts'
import type { TabularOp } from '../tabular-op.ts'

/** Values by province, under whatever name people write it: English or Thai, with or without spaces. */

export interface ThaiMapData {
  title: string
  valueName: string
  /** By the English name, in the order of the sample table. */
  provinces: { name: string; nameTh: string; value: number | null }[]
  /** Names that are no province. */
  unknown: string[]
  colours?: string
}

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

const ALL = PROVINCES.trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([name = '', nameTh = '']) => ({ name, nameTh }))

const BY_NAME = new Map([
  ...ALL.flatMap(({ name, nameTh }) => [
    [plain(name), name] as const,
    [plain(nameTh), name] as const,
  ]),
  ...Object.entries(ALIASES),
])

export function provinceOf(name: string): string | undefined {
  return BY_NAME.get(plain(name))
}

export const thaiMap: TabularOp = {
  run: (io) => {
    const table = io.table()
    const names = columnOf(table, io.text('province')).data
    const values = io.text('value') ? numbersOf(table, io.text('value')) : null
    const sums = new Map<string, { sum: number; count: number }>()
    const unknown = new Set<string>()
    names.forEach((cell, row) => {
      const name = provinceOf(String(cell ?? ''))
      if (!name) {
        if (cell !== null) unknown.add(String(cell))
        return
      }
      const value = values ? values[row] : 1
      if (value === null || value === undefined) return
      const { sum, count } = sums.get(name) ?? { sum: 0, count: 0 }
      sums.set(name, { sum: sum + value, count: count + 1 })
    })
    if (sums.size === 0) throw new FlowFailure('no-provinces', { column: io.text('province') })
    const mean = io.text('summary') === 'mean' && values !== null
    const data: ThaiMapData = {
      title: io.text('title'),
      valueName: io.text('value') || '#',
      provinces: ALL.map(({ name, nameTh }) => {
        const found = sums.get(name)
        return { name, nameTh, value: found ? (mean ? found.sum / found.count : found.sum) : null }
      }),
      unknown: [...unknown].slice(0, 20),
    }
    const preview: Preview = { kind: 'chart', chart: 'thai-map', data }
    return { outputs: {}, preview }
  },
}
