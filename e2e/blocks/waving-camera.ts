/** A camera before which somebody waves: Chromium plays a film of a red sign that goes to and fro. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const [WIDTH, HEIGHT, SIGN] = [320, 240, 96]
/** Three pixels of the small picture in a tenth of a second. */
const STEP = 6
const PICTURES = 40

/** Planes of light and colour; the sign is striped, so that its inside is seen to move too. */
function picture(left: number): Buffer {
  const light = Buffer.alloc(WIDTH * HEIGHT, 110)
  const [blue, red] = [0, 1].map(() => Buffer.alloc((WIDTH * HEIGHT) / 4, 128))
  for (let y = (HEIGHT - SIGN) / 2; y < (HEIGHT + SIGN) / 2; y++) {
    for (let x = left; x < left + SIGN; x++) {
      light[y * WIDTH + x] = (x - left) % 64 < 32 ? 60 : 120
      const at = (y >> 1) * (WIDTH / 2) + (x >> 1)
      blue![at] = 90
      red![at] = 240
    }
  }
  return Buffer.concat([Buffer.from('FRAME\n'), light, blue!, red!])
}

export function cameraWaving(): string[] {
  const middle = (WIDTH - SIGN) / 2
  const pictures = Array.from({ length: PICTURES }, (_, index) => {
    const away = Math.abs((index % PICTURES) - PICTURES / 2) - PICTURES / 4
    return picture(middle + away * STEP)
  })
  const film = join(mkdtempSync(join(tmpdir(), 'camera-')), 'waving.y4m')
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F20:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(film, Buffer.concat([head, ...pictures]))
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]
}
