/** Pages that need nothing but the public part of the texts. Any other address loads both parts. */
export const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/home',
  '/signin',
  '/signup',
  '/plans',
  '/offline',
])
