/**
 * The oldest version of each browser the product works in. The build, the page for older browsers and the
 * documentation take them from here; `scripts/supported-browsers.test.ts` holds them against the sources.
 */
export const SUPPORTED_BROWSERS = {
  chrome: { name: 'Chrome', version: '120' },
  edge: { name: 'Edge', version: '120' },
  firefox: { name: 'Firefox', version: '125' },
  safari: { name: 'Safari', version: '17.4' },
  /** Every browser of an iPad or iPhone is as old as its system. */
  ios: { name: 'iPadOS, iOS', version: '17.4' },
  /** 25 is Chromium 121, 24 is 117. */
  samsung: { name: 'Samsung Internet', version: '25' },
} as const

export type SupportedBrowser = keyof typeof SUPPORTED_BROWSERS

/** As the build wants them: Samsung's is a Chromium of a later version than Chrome's here. */
export function buildTargets(): string[] {
  const { samsung: _samsung, ...others } = SUPPORTED_BROWSERS
  return Object.entries(others).map(([browser, { version }]) => browser + version)
}

/** `3.10` is newer than `3.9`, and `17` is `17.0`. */
export function isOlder(version: string, than: string): boolean {
  const [own, other] = [parts(version), parts(than)]
  const at = [0, 1].find((index) => own[index] !== other[index])
  return at !== undefined && own[at]! < other[at]!
}

function parts(version: string): [major: number, minor: number] {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return [major, minor]
}
