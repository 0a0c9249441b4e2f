/** The small game with pictures of noise: nothing makes them smaller. */
import { createHash, randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { scratchGame } from './scratch-game.ts'

const SIDE = 720

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** About 1.5 MB. */
function noisePng(): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(SIDE, 0)
  size.writeUInt32BE(SIDE, 4)
  size.set([8, 2], 8)
  const rows = Array.from({ length: SIDE }, () =>
    Buffer.concat([Buffer.alloc(1), randomBytes(SIDE * 3)]),
  )
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 0 })),
    chunk('IEND', new Uint8Array()),
  ])
}

interface Game {
  targets: { name: string; costumes: object[] }[]
}

export function largeGame(pictures: number): Uint8Array {
  const files = unzipSync(scratchGame())
  const game = JSON.parse(strFromU8(files['project.json']!)) as Game
  const basket = game.targets.find(({ name }) => name === 'Basket')!
  for (let number = 1; number <= pictures; number++) {
    const bytes = noisePng()
    const assetId = createHash('md5').update(bytes).digest('hex')
    files[`${assetId}.png`] = new Uint8Array(bytes)
    basket.costumes.push({
      name: `noise ${number}`,
      assetId,
      md5ext: `${assetId}.png`,
      dataFormat: 'png',
      bitmapResolution: 2,
      rotationCenterX: SIDE / 2,
      rotationCenterY: SIDE / 2,
    })
  }
  return zipSync({ ...files, 'project.json': strToU8(JSON.stringify(game)) }, { level: 0 })
}
