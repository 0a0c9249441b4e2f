/**
 * Which browser somebody has, by what it says of itself; only where that is certain. Programs that read pages, engines
 * that borrow another's name and whatever is not known are nobody's browser, and never too old.
 */
import { isOlder, SUPPORTED_BROWSERS, type SupportedBrowser } from './supported-browsers.ts'

export type BrowserSystem = 'ios' | 'android' | 'chromebook' | 'windows' | 'old-windows' | 'mac'

export interface ReadBrowser {
  /** Whose versions it is measured by; `ie` has no version that is new enough. */
  kind: SupportedBrowser | 'ie'
  /** Of that kind. */
  version: string
  /** As people call it, with the version they find in its settings. */
  name: string
  /** The oldest that would do, named in the same way; null when there is none of that name, or it is not known which. */
  needed: string | null
  /** Null when it is none of these, or not said. */
  system: BrowserSystem | null
}

/** Search engines, previews of links, filters and everything else that reads pages without being a browser. */
export const READS_PAGES =
  /bot\b|bot[/;]|crawl|spider|slurp|preview|fetch|monitor|scan|headless|lighthouse|inspect|filter|proxy|facebookexternalhit|whatsapp|curl|wget|python|java\/|https?:/i

/** They say "Firefox" or "Chrome" with a version that is not their engine's. */
const BORROWS = /Goanna|PaleMoon|SeaMonkey|Waterfox|Basilisk|Iceweasel|Puffin|Opera Mini|KAIOS/i

const WINDOWS_WITHOUT_UPDATES = /Windows NT (?:5|6)\.|Windows (?:98|XP|Vista)/

const SYSTEMS: [RegExp, BrowserSystem][] = [
  [/\((?:iPad|iPhone|iPod)\b/, 'ios'],
  [/\bAndroid\b/, 'android'],
  [/\bCrOS\b/, 'chromebook'],
  [WINDOWS_WITHOUT_UPDATES, 'old-windows'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'mac'],
]

/** Browsers on Chrome's engine that people know by another name and version. */
const ON_CHROME: [RegExp, string][] = [
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bYaBrowser\/(\d+)/, 'Yandex'],
  [/\bSilk\/(\d+)/, 'Silk'],
  [/\bUCBrowser\/(\d+)/, 'UC Browser'],
  [/\bVivaldi\/(\d+)/, 'Vivaldi'],
]

/** Longer ones are noise: browsers say what they are in two hundred letters. */
const LONGEST = 1000

export function readBrowser(userAgent: string): ReadBrowser | null {
  if (userAgent.length > LONGEST || !/^Mozilla\/[45]\.0 \(/.test(userAgent)) return null
  if (READS_PAGES.test(userAgent) || BORROWS.test(userAgent)) return null
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
  const explorer = internetExplorer(userAgent)
  if (explorer !== null) {
    const name = `Internet Explorer ${explorer}`
    return { kind: 'ie', version: explorer, name, needed: null, system }
  }
  if (/\bcompatible;/.test(userAgent)) return null
  return system === 'ios' ? onIos(userAgent) : elsewhere(userAgent, system)
}

/** False for whatever is not known. */
export function isTooOld(browser: ReadBrowser | null): browser is ReadBrowser {
  if (browser === null) return false
  return browser.kind === 'ie' || isOlder(browser.version, SUPPORTED_BROWSERS[browser.kind].version)
}

/** In its compatibility view it calls itself 7; the engine's number is not changed. */
function internetExplorer(userAgent: string): string | null {
  const engine = /\bTrident\/(\d+)\./.exec(userAgent)?.[1]
  if (engine !== undefined) return `${Number(engine) + 4}`
  return /\bMSIE (\d+)\./.exec(userAgent)?.[1] ?? null
}

/**
 * Newer systems go on saying 18 and let Safari alone say the truth; other browsers and apps say nothing of Safari, but
 * have its engine.
 */
function onIos(userAgent: string): ReadBrowser | null {
  const [, device = '', ...said] =
    /\((iPad|iPhone|iPod)\b[^)]* OS (\d+)_(\d+)[^)]*like Mac OS X/.exec(userAgent) ?? []
  if (device === '' || !/\bAppleWebKit\//.test(userAgent)) return null
  const system = said.join('.')
  const own = safariVersion(userAgent)
  const version = own !== null && isOlder(system, own) ? own : system
  const name = (of: string) => `${device === 'iPad' && !isOlder(of, '13') ? 'iPadOS' : 'iOS'} ${of}`
  const needed = name(SUPPORTED_BROWSERS.ios.version)
  return { kind: 'ios', version, name: name(version), needed, system: 'ios' }
}

function elsewhere(userAgent: string, system: BrowserSystem | null): ReadBrowser | null {
  const find = (pattern: RegExp) => pattern.exec(userAgent)?.[1] ?? null
  const known = (kind: SupportedBrowser, version: string): ReadBrowser => {
    const supported = SUPPORTED_BROWSERS[kind]
    const needed = `${supported.name} ${supported.version}`
    return { kind, version, name: `${supported.name} ${version}`, needed, system }
  }
  const edge = find(/\bEdg(?:e|A)?\/(\d+)/)
  if (edge !== null) return known('edge', edge)
  const samsung = find(/\bSamsungBrowser\/(\d+)/)
  if (samsung !== null) return known('samsung', samsung)
  const chrome = find(/\bChrom(?:e|ium)\/(\d+)\./)
  if (chrome !== null) {
    const other = ON_CHROME.find(([pattern]) => pattern.test(userAgent))
    if (!other) return known('chrome', chrome)
    const [pattern, name] = other
    return { ...known('chrome', chrome), name: `${name} ${find(pattern)}`, needed: null }
  }
  const firefox = find(/\bGecko\/\S+ Firefox\/(\d+)/)
  if (firefox !== null) return known('firefox', firefox)
  const safari = system === 'mac' ? safariVersion(userAgent) : null
  return safari === null ? null : known('safari', safari)
}

/** Null for browsers from other makers, which say anything there. */
function safariVersion(userAgent: string): string | null {
  if (/\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA|YaBrowser)\//.test(userAgent)) return null
  const [, version = null] =
    /\bVersion\/(\d+(?:\.\d+)?)\S* (?:Mobile\/\S+ )?Safari\//.exec(userAgent) ?? []
  return version
}
