import { strToU8, zipSync } from 'fflate'

/** A wheel of pure Python with these files, as an index would have it. */
export function makeWheel(name: string, version: string, files: Record<string, string>) {
  const info = `${name}-${version}.dist-info`
  const all: Record<string, string> = {
    ...files,
    [`${info}/METADATA`]: `Metadata-Version: 2.1\nName: ${name}\nVersion: ${version}\n`,
    [`${info}/WHEEL`]: 'Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
    [`${info}/RECORD`]: '',
  }
  const entries = Object.entries(all).map(([path, text]) => [path, strToU8(text)])
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>)
}
