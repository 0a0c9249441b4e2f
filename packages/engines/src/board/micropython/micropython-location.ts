/** Where the interpreter of the virtual board is served; scripts/vendor/micropython.ts puts it there. */
export const MICROPYTHON_VERSION = '1.27.0'

export function micropythonBase(origin: string): string {
  return `${origin}/vendor/micropython/${MICROPYTHON_VERSION}/`
}
