/** The pages anybody can open, for checks that hold on all of them. */
export const PUBLIC_PAGES = [
  '/',
  '/home',
  '/signin',
  '/signup',
  '/plans',
  '/privacy',
  '/guardian',
  '/guardian/pay',
  '/guardian/progress',
  '/offline',
]
