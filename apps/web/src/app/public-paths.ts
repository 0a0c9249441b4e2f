/** Which messages a page for everybody needs before it comes to life. Any other address loads `INSIDE_PARTS`. */

/** `inside` has all that is not in `public`, so that a page never needs more than two files. */
export type CataloguePart = 'public' | 'front' | 'sign-in' | 'sign-up' | 'inside'

export const INSIDE_PARTS: readonly CataloguePart[] = ['public', 'inside']

export const PUBLIC_PATHS: ReadonlyMap<string, readonly CataloguePart[]> = new Map([
  ['/', ['public', 'front']],
  ['/home', ['public']],
  ['/signin', ['public', 'sign-in']],
  ['/signup', ['public', 'sign-up']],
  ['/plans', ['public', 'front']],
  ['/offline', ['public']],
])
