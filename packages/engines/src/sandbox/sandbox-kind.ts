/** The runtimes that run learners' code; each has a frame document of its own, made at build time. */
export const SANDBOX_KINDS = ['python', 'blocks', 'board'] as const

export type SandboxKind = (typeof SANDBOX_KINDS)[number]

/** Where the build puts the documents and the server looks for them. */
export const SANDBOX_FOLDER = 'sandbox'

/** Filled in by whoever bundles a page: the name of each document, which carries a hash of its content. */
declare const SANDBOX_FILES: Record<SandboxKind, string>

export function sandboxAddress(kind: SandboxKind): string {
  return `/vendor/${SANDBOX_FOLDER}/${SANDBOX_FILES[kind]}`
}
