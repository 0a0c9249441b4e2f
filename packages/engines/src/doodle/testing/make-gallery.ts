import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DOODLE_NAMES } from '../doodle-model.ts'
import { packDrawing } from '../gallery.ts'
import { predict } from '../network.ts'
import { diskWeights, heldOutDrawings } from './held-out.ts'

/** Writes model/gallery.bin and model/confusions.json from the held-out drawings. */

const PER_NAME = 6
const weights = diskWeights()
const kept = new Map<string, number>()
const records: Uint8Array[] = []
const confusions: Record<string, Record<string, number>> = {}

for (const { name, bytes, picture } of heldOutDrawings()) {
  const { probabilities, evidence } = predict(weights, picture)
  const seen = DOODLE_NAMES[probabilities.indexOf(Math.max(...probabilities))]!
  const row = (confusions[name] ??= {})
  row[seen] = (row[seen] ?? 0) + 1
  const count = kept.get(name) ?? 0
  if (count >= PER_NAME) continue
  kept.set(name, count + 1)
  records.push(packDrawing(name, bytes, evidence))
}

const folder = join(import.meta.dirname, '../model')
writeFileSync(join(folder, 'gallery.bin'), Buffer.concat(records))
writeFileSync(join(folder, 'confusions.json'), `${JSON.stringify(confusions, null, 2)}\n`)
console.log(`${records.length} drawings`)
