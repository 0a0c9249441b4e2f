/** How large a program may be, so that reading and running one always ends soon. */
export const LIMITS = {
  sourceLength: 20_000,
  nodes: 2_000,
  nesting: 40,
  callDepth: 500,
  steps: 100_000,
  listLength: 1_000,
  numberSize: 1_000_000_000,
  textLength: 80,
} as const
