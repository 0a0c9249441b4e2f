/** `npm run brand-pictures`: draws each brand's icons and social images from the mascot and the front page. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Brand } from '@panya/domain/brand/brand.ts'
import { LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import { type Browser, chromium } from '@playwright/test'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { createServer } from 'vite'
import { chromiumLaunch } from '../e2e/support/chromium.ts'
import { startServerUnderTest } from '../e2e/support/server.ts'
import { build } from './build.ts'
import { ROOT } from './run-command.ts'

const BRANDS = join(ROOT, 'brands')

/** The front page without what only makes sense on a screen, in the shape of a card. */
const CARD_CSS = `
  html { font-size: 17px }
  header nav, header div > div, main > :not(:first-child), footer, main a, .note { display: none !important }
  header { border: 0 !important; background: none !important; position: absolute !important }
  header svg { inline-size: 52px; block-size: auto }
  header a { display: flex !important; font-size: 32px !important; margin-block-start: 28px }
  main > div:first-child { block-size: 630px; border: 0 }
  main > div:first-child > div { padding-block: 76px 0; max-inline-size: 1120px; gap: 40px }
  button { display: none !important }
`

async function mascotMarkup(kind: Brand['mascot']): Promise<string> {
  const vite = await createServer({
    configFile: false,
    root: ROOT,
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    logLevel: 'error',
  })
  try {
    const module = await vite.ssrLoadModule(join(ROOT, 'packages/ui/src/Mascot/Mascot.tsx'))
    const Mascot = module['Mascot'] as FunctionComponent<{ kind: string; mood: string }>
    return renderToStaticMarkup(createElement(Mascot, { kind, mood: 'hello' }))
  } finally {
    await vite.close()
  }
}

/** The mascot on the brand's own ground; `inset` keeps it inside what every launcher shows. */
function iconSvg(mascot: string, ground: string, corner: number, inset: number): string {
  const inner = mascot.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
  const size = 128 - 2 * inset
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><rect width="128" height="128" rx="${corner}" fill="${ground}"/>` +
    `<svg x="${inset}" y="${inset}" width="${size}" height="${size}" viewBox="0 0 120 128">${inner}</svg></svg>\n`
  )
}

async function drawIcons(brand: Brand): Promise<void> {
  const folder = join(BRANDS, brand.id)
  const mascot = await mascotMarkup(brand.mascot)
  const ground = brand.palette.light['indigo-soft'] ?? '#ffffff'
  const icon = iconSvg(mascot, ground, 28, 12)
  writeFileSync(join(folder, 'icon.svg'), icon)
  const png = (svg: string, size: number, name: string) =>
    sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png().toFile(join(folder, name))
  for (const size of [48, 192, 512]) await png(icon, size, `icon-${size}.png`)
  const fullBleed = iconSvg(mascot, ground, 0, 24)
  await png(fullBleed, 512, 'icon-maskable-512.png')
  await png(fullBleed, 180, 'apple-touch-icon.png')
}

async function drawSocialImages(brand: Brand, browser: Browser): Promise<void> {
  for (const locale of LOCALES) holdPlace(join(BRANDS, brand.id, 'social', `${locale}.png`))
  const server = await startServerUnderTest({ BRAND: brand.id, SEED: 'none' })
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, bypassCSP: true })
  for (const locale of LOCALES) {
    await page.goto(server.url + localePath(locale, '/'), { waitUntil: 'networkidle' })
    await page.addStyleTag({ content: CARD_CSS })
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
    const shot = await page.screenshot({ animations: 'disabled' })
    await sharp(shot)
      .png({ palette: true, quality: 90 })
      .toFile(join(BRANDS, brand.id, 'social', `${locale}.png`))
  }
  await page.close()
  await server.stop()
}

/** The server refuses to start without the pictures it is started to make. */
function holdPlace(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  if (!existsSync(file)) writeFileSync(file, '')
}

await build()
const browser = await chromium.launch(await chromiumLaunch())
for (const id of readdirSync(BRANDS)) {
  const brand = JSON.parse(readFileSync(join(BRANDS, id, 'brand.json'), 'utf8')) as Brand
  await drawIcons(brand)
  await drawSocialImages(brand, browser)
  console.log(`✓ ${brand.name}`)
}
await browser.close()
