/** The sample pictures' addresses, each written out so that the build finds the files. */
const ADDRESSES: Record<string, URL> = {
  'cat.jpg': new URL('./cat.jpg', import.meta.url),
  'coffee.jpg': new URL('./coffee.jpg', import.meta.url),
  'astronaut.jpg': new URL('./astronaut.jpg', import.meta.url),
  'rocket.jpg': new URL('./rocket.jpg', import.meta.url),
  'sign-en.png': new URL('./sign-en.png', import.meta.url),
  'sign-th.png': new URL('./sign-th.png', import.meta.url),
  'sign-zh.png': new URL('./sign-zh.png', import.meta.url),
  'sign-ar.png': new URL('./sign-ar.png', import.meta.url),
}

export const readSample: (file: string) => Promise<Uint8Array<ArrayBuffer>> = async (file) => {
  const address = ADDRESSES[file]
  const response = address && (await fetch(address))
  if (!response?.ok) throw new Error(`The sample ${file} could not be loaded.`)
  return new Uint8Array(await response.arrayBuffer())
}
