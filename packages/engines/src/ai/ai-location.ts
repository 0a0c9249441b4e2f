/** Where the prepared models are served. The number changes whenever a file below it would. */
export const AI_VERSION = '2'
export const AI_PATH = `/vendor/ai/${AI_VERSION}/`
