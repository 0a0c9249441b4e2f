/** Makes a .br and a .gz beside every text-like file of a folder, in parallel. */
import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs'
import { glob, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

const COMPRESSIBLE =
  /\.(m?js|css|json|svg|wasm|txt|html|ttf|data|bin|whl|py|onnx|f16|traineddata|ipynb|csv|webmanifest|xml)$/
const SMALLEST = 512
// Quality 11 takes minutes on runtimes of many megabytes and saves a few per cent.
const LARGE = 1024 * 1024

export async function precompress(folder: string): Promise<number> {
  const files: string[] = []
  for await (const file of glob('**/*', { cwd: folder })) {
    const path = join(folder, file)
    if (COMPRESSIBLE.test(file) && statSync(path).size >= SMALLEST) files.push(path)
  }
  const waiting = files.filter((file) => !existsSync(`${file}.br`))
  await Promise.all([1, 2, 3].map(() => work(waiting)))
  return files.length
}

async function work(files: string[]): Promise<void> {
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    const size = statSync(file).size
    const quality = size > LARGE ? 7 : 11
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    }
    await compress(file, 'gz', createGzip({ level: 6 }))
    await compress(file, 'br', createBrotliCompress({ params }))
  }
}

/** Under another name first, so that an interrupted build never leaves half a file behind. */
async function compress(
  file: string,
  ending: string,
  through: NodeJS.ReadWriteStream,
): Promise<void> {
  await pipeline(createReadStream(file), through, createWriteStream(`${file}.${ending}.part`))
  await rename(`${file}.${ending}.part`, `${file}.${ending}`)
}
