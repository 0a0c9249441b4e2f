/** Pages that need nothing but the public part of the messages. Any other address loads both parts. */
export const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/home',
  '/signin',
  '/signup',
  '/plans',
  '/offline',
])
