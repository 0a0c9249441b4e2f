/** A camera that shows one photograph: Chromium plays a file of JPEG pictures instead of a device. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SAMPLES = join(import.meta.dirname, '../../packages/engines/src/ai/samples')

export function cameraShowing(sample: string): string[] {
  const picture = readFileSync(join(SAMPLES, sample))
  const film = join(mkdtempSync(join(tmpdir(), 'camera-')), 'film.mjpeg')
  writeFileSync(film, Buffer.concat(Array.from({ length: 30 }, () => picture)))
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]
}
