import { download } from '../download/download.ts'
import { OPENCV_PATH } from './opencv-location.ts'
import type { OpenCv } from './opencv-types.ts'

/** Starts OpenCV from its prepared module and its separate WebAssembly file. */

type Factory = (options: {
  instantiateWasm: (
    imports: WebAssembly.Imports,
    ready: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => void
}) => Promise<OpenCv>

export async function loadOpenCv(
  importFactory: () => Promise<{ default: Factory }>,
  instantiate: (imports: WebAssembly.Imports) => Promise<WebAssembly.WebAssemblyInstantiatedSource>,
): Promise<OpenCv> {
  const { default: factory } = await importFactory()
  const { promise: failed, reject } = Promise.withResolvers<never>()
  const started = factory({
    instantiateWasm: (imports, ready) => {
      instantiate(imports).then(({ instance, module }) => ready(instance, module), reject)
    },
  })
  return Promise.race([started, failed])
}

/** In a worker of the site, from where its files are served. */
export const siteOpenCv = (): Promise<OpenCv> =>
  loadOpenCv(
    () => import(/* @vite-ignore */ `${OPENCV_PATH}opencv.js`),
    async (imports) =>
      WebAssembly.instantiate(
        await download(`${OPENCV_PATH}opencv.wasm`, { isBuilt: true }),
        imports,
      ),
  )
