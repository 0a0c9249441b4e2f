/** What is old after a platform was changed. */
export const PLATFORM_TOUCHES = [
  ['admin', 'lti'],
  ['admin', 'audit'],
]
