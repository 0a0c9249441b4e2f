declare module '*.po?public' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

declare module '*.po?inside' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}
