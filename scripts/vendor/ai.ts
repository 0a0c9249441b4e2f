/** Prepares the AI tool's models and libraries from kept files and packages of exact versions, each file checked. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { AI_VERSION } from '../../packages/engines/src/ai/ai-location.ts'
import {
  type GraphModelFile,
  type LightModel,
  shrinkModel,
} from '../../packages/engines/src/ai/prepare/shrink-model.ts'
import {
  HUMAN,
  KEPT,
  LANGUAGES,
  MEANING,
  PLAIN_MODELS,
  SHA256,
  TESSERACT_DATA,
} from '../ai-models/files.ts'

const ENGINES = join(import.meta.dirname, '../../packages/engines')
const require = createRequire(join(ENGINES, 'package.json'))

/** Where picture features are taken: before the boxes are guessed, after all that was learned of looking. */
const FEATURES = {
  from: 'Preprocessor/sub',
  to: 'FeatureExtractor/MobilenetV2/Conv_1/Relu6',
}

const TESSERACT_CORES = ['', '-simd', '-relaxedsimd'].map(
  (kind) => `tesseract-core${kind}-lstm.wasm.js`,
)

/** Found by looking, as some packages do not export their data files. */
function packageFile(path: string): string {
  const places = require.resolve.paths(path) ?? []
  const file = places.map((place) => join(place, path)).find((candidate) => existsSync(candidate))
  if (file === undefined) throw new Error(`${path} is not installed.`)
  return file
}

async function checked(path: string): Promise<Uint8Array> {
  const bytes = await readFile(packageFile(path))
  const found = createHash('sha256').update(bytes).digest('hex')
  if (found !== SHA256[path]) throw new Error(`${path} is not the file it should be (${found}).`)
  return bytes
}

async function graphModel(file: string): Promise<{ model: GraphModelFile; weights: Uint8Array }> {
  const text = await checked(file)
  const model = JSON.parse(Buffer.from(text).toString()) as GraphModelFile
  const names = model.weightsManifest.flatMap(({ paths }) => paths)
  const parts = await Promise.all(names.map((name) => checked(`${dirname(file)}/${name}`)))
  return { model, weights: new Uint8Array(Buffer.concat(parts)) }
}

async function plainModel(source: string, file: string): Promise<LightModel> {
  const text = await checked(`${HUMAN}/${source}.json`)
  const json = JSON.parse(Buffer.from(text).toString()) as GraphModelFile
  const manifest = json.weightsManifest[0]!
  const weights = new Uint8Array(await checked(`${HUMAN}/${source}.bin`))
  return { json: { ...json, weightsManifest: [{ ...manifest, paths: [file] }] }, weights }
}

async function writeModel(folder: string, name: string, { json, weights }: LightModel) {
  await writeFile(join(folder, `${name}.json`), JSON.stringify(json))
  await writeFile(join(folder, `${name}.weights`), weights)
}

async function writeModels(folder: string): Promise<void> {
  const { model, weights } = await graphModel(`${KEPT}/detect.json`)
  await writeModel(folder, 'features', shrinkModel(model, weights, 'features.weights', FEATURES))
  const sentences = await graphModel(`${MEANING}/model.json`)
  await writeModel(
    folder,
    'meaning',
    shrinkModel(sentences.model, sentences.weights, 'meaning.weights'),
  )
  await writeFile(join(folder, 'meaning-pieces.json'), await checked(`${MEANING}/vocab.json`))
  for (const [name, source] of Object.entries(PLAIN_MODELS))
    await writeModel(folder, name, await plainModel(source, `${name}.weights`))
  for (const [name, source] of Object.entries({ detect: 'detect', 'cut-out': 'selfie' }))
    for (const ending of ['json', 'weights'])
      await writeFile(
        join(folder, `${name}.${ending}`),
        await checked(`${KEPT}/${source}.${ending}`),
      )
}

async function writeLibraries(folder: string): Promise<void> {
  for (const kind of ['', '-simd'])
    await copyFile(
      packageFile(`@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm${kind}.wasm`),
      join(folder, `tfjs-backend-wasm${kind}.wasm`),
    )
  const ocr = join(folder, 'ocr')
  await mkdir(ocr, { recursive: true })
  await copyFile(packageFile('tesseract.js/dist/worker.min.js'), join(ocr, 'worker.js'))
  for (const core of TESSERACT_CORES)
    await copyFile(packageFile(`tesseract.js-core/${core}`), join(ocr, core))
  for (const language of LANGUAGES) {
    const name = `${language}.traineddata.gz`
    await writeFile(
      join(ocr, name),
      await checked(`${TESSERACT_DATA}/${language}/4.0.0_best_int/${name}`),
    )
  }
}

/** Fills `<outDir>/ai/<version>/`; quick when it is there already. */
export async function prepare(outDir: string): Promise<void> {
  const target = join(outDir, 'ai', AI_VERSION)
  if (await readFile(join(target, 'detect.json')).catch(() => null)) return
  const draft = `${target}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  await writeModels(draft)
  await writeLibraries(draft)
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
}
