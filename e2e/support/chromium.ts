/** Finds a Chromium: the system's, else the one from the registry. */
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** What Playwright switches off by itself: a later list takes the place of its own. */
const OFF_IN_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** The address bar's own pages: nobody types an address here, and they cost a second of the processor a window. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

const ARGS = [
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

export interface ChromiumLaunch {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  )
  const system = [process.env['CHROMIUM_PATH'] ?? '', ...SYSTEM].find((path) => existsSync(path))
  if (system !== undefined && process.env['CHROMIUM'] !== 'npm') {
    return { executablePath: system, args: ARGS, env }
  }
  if (process.arch !== 'x64') {
    throw new Error(
      'The browser from npm is for x64. Install Chromium, or name one in CHROMIUM_PATH.',
    )
  }
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  const bin = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin')
  const libraries = await inflate(join(bin, 'al2023.tar.br'))
  return {
    executablePath,
    args: ARGS,
    env: { ...env, LD_LIBRARY_PATH: join(libraries, 'lib'), FONTCONFIG_PATH: tmpdir() },
  }
}

/**
 * As most tests start it: one is over before it pays to compile the code of a runtime once more, better. Of opening a
 * page with Python that was a fifth. What computes for long, such as a model that learns, is still compiled so.
 */
export async function testChromiumLaunch(): Promise<ChromiumLaunch> {
  const launch = await chromiumLaunch()
  return { ...launch, args: [...launch.args, '--js-flags=--wasm-tiering-budget=100000000'] }
}
