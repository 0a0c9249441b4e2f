/** Pictures and sounds as Scratch's files hold them. */
import fc from 'fast-check'
import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { writeWav } from '../../sound/wav.ts'
import { Report } from '../report.ts'
import { AssetFiles } from './asset-files.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { keptPicture } from './missing-picture.ts'
import { repairSvg } from './svg.ts'

describe('drawings', () => {
  const repair = (svg: string, isSb2 = false) => repairSvg(svg, { isSb2 })

  test('the namespaces a drawing forgot, and abbreviations of drawing programs', () => {
    expect(repair('<svg viewBox="0 0 2 3"><use xlink:href="#a" sodipodi:x="1"/></svg>')?.svg).toBe(
      '<svg viewBox="0 0 2 3" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:sodipodi="urn:sodipodi" width="2" height="3"><use xlink:href="#a" sodipodi:x="1"/></svg>',
    )
    const named = repair(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns_ai "http://ai/">]><svg xmlns="&ns_svg;" xmlns:i="&ns_ai;" viewBox="0 0 1 1"></svg>',
    )
    expect(named?.svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://ai/" viewBox="0 0 1 1" width="1" height="1"></svg>',
    )
  })

  test('its size: the frame, else what a browser measures, else what it says, else the stage', () => {
    expect(repair('<svg width="9" height="9" viewBox="-1 -2 30 40"/>')).toMatchObject({
      x: -1,
      y: -2,
      width: 30,
      height: 40,
    })
    expect(repair('<svg width="9pt" height="12px"/>')).toMatchObject({
      x: 0,
      y: 0,
      width: 12,
      height: 12,
    })
    expect(repair('<svg/>')).toMatchObject({ width: 480, height: 360 })
    const measured = repairSvg('<svg/>', {
      isSb2: false,
      measureSvg: () => ({ x: 5, y: 6, width: 7, height: 8 }),
    })
    expect(measured?.svg).toContain('viewBox="5 6 7 8"')
  })

  test.each([
    ['<script>alert(1)</script>', ''],
    ['<g onload="x()"/>', '<g/>'],
    ['<foreignObject><iframe src="x"/></foreignObject><g/>', '<g/>'],
    ['<image href="http://x/a.png"/>', '<image/>'],
    ['<use xlink:href="other.svg#a"/>', '<use/>'],
    ['<g style="fill:url(http://x/)"/>', '<g style="fill:none(http://x/)"/>'],
    [
      '<style>@import "x";a{b:url(&quot;//x/(y)&quot;)}</style>',
      '<style>a{b:none(//x/(y)&quot;)}</style>'.replace('&quot;', '"'),
    ],
    ['<style>a{b:u\\72l(x)}</style>', '<style>a{b:u72l(x)}</style>'],
  ])('%s cannot reach anybody', (inside, left) => {
    const read = repair(`<svg viewBox="0 0 1 1">${inside}</svg>`)
    expect(read?.svg.replace(/^<svg[^>]*>|<\/svg>$/g, '')).toBe(left)
    expect(read?.wasCleaned).toBe(true)
  })

  test('what is harmless stays', () => {
    const inside =
      '<style>.a{fill:url(#b)}</style><image href="data:image/png;base64,AAAA"/><text>a &amp; b</text>'
    const read = repair(`<svg viewBox="0 0 1 1">${inside}</svg>`)
    expect(read?.svg).toContain(inside)
    expect(read?.wasCleaned).toBe(false)
  })

  test('tags that were never closed, and signs that are none', () => {
    expect(
      repair('<svg viewBox="0 0 1 1"><g a=1 a=2><path d="M0 0"/></b>&nope; \u0001<')?.svg,
    ).toMatch(/<g a="1"><path d="M0 0"\/>&amp;nope; <\/g><\/svg>$/)
  })

  test("Scratch 2's texts: places, lines and fonts", () => {
    expect(
      repair(
        '<svg viewBox="0 0 1 1"><text font-family="Donegal One" font-size="20">a\nb</text></svg>',
        true,
      )?.svg,
    ).toContain(
      '<text font-family="Serif" font-size="20" x="0" y="20"><tspan x="0">a</tspan><tspan x="0" dy="1.2em">b</tspan></text>',
    )
  })

  test('any text is read in one pass, and what comes out is read the same again', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '=',
      '/',
      'svg',
      ' ',
      'a',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<!DOCTYPE',
      '[',
      ']',
      '&',
      ';',
      '#',
      'url(',
      '<g ',
      '</g>',
      '<svg viewBox="0 0 1 1">',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (all) => {
        const once = repair(`<svg viewBox="0 0 1 1">${all.join('')}`)
        const twice = repair(once!.svg)
        expect(twice!.svg).toBe(once!.svg)
      }),
    )
  })

  test.each(['<a "', '<!DOCTYPE [', 'url(', '<a x', ' x', '<!--', '<g>'])(
    'a million signs of %s end',
    (piece) => {
      expect(repair(`<svg viewBox="0 0 1 1"><style>${piece.repeat(200_000)}`)).not.toBe(null)
    },
  )
})

describe('files', () => {
  const png = (width: number, height: number): Uint8Array => {
    const bytes = new Uint8Array(33)
    bytes.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    new DataView(bytes.buffer).setUint32(16, width)
    new DataView(bytes.buffer).setUint32(20, height)
    return bytes
  }
  const made = (files: Record<string, Uint8Array>) => {
    const report = new Report()
    return {
      assets: new AssetFiles(new Map(Object.entries(files)), report, { isSb2: false }),
      report,
    }
  }

  test('a bitmap at double resolution is half as large, whatever its name says', () => {
    const { assets } = made({ 'a.jpg': png(40, 20) })
    const picture = assets.picture(
      { name: 'a', file: 'a.jpg', resolution: 2, centreX: 10, centreY: 4 },
      'Cat',
    )
    expect(picture).toMatchObject({ width: 20, height: 10, centreX: 5, centreY: 2 })
    expect(picture.image).toMatch(/^data:image\/png;base64,/)
  })

  test('text over a bitmap', () => {
    const { assets } = made({ '1.png': png(40, 20), '2.png': png(40, 20) })
    const picture = assets.picture(
      { name: 'a', file: '1.png', textLayer: '2.png', resolution: 1 },
      'Cat',
    )
    expect(picture.svg?.match(/<image /g)).toHaveLength(2)
  })

  test('missing and broken ones are question marks that remember', () => {
    const { assets, report } = made({ 'b.png': strToU8('not a picture') })
    assets.picture({ name: 'a', file: 'gone.png', resolution: 2 }, 'Cat')
    const broken = assets.picture({ name: 'b', file: 'b.png', resolution: 2, centreX: 3 }, 'Cat')
    expect(report.entries.map(({ code }) => code)).toEqual(['missing-picture', 'broken-picture'])
    const kept = keptPicture(broken.svg!)
    expect(kept).toMatchObject({ file: 'b.png', resolution: 2, centreX: 3 })
    expect(new TextDecoder().decode(kept!.bytes)).toBe('not a picture')
  })

  test('sounds: plain ones, missing ones, and what nobody can play', () => {
    const { assets, report } = made({
      'a.wav': writeWav(new Float32Array(22_050), 22_050),
      'c.wav': strToU8('nonsense'),
    })
    expect(assets.sound({ name: 'a', file: 'a.wav' }, 'Cat').seconds).toBe(1)
    expect(assets.sound({ name: 'b', file: 'b.wav', rate: 10, samples: 5 }, 'Cat')).toEqual({
      seconds: 0.5,
    })
    expect(assets.sound({ name: 'c', file: 'c.wav' }, 'Cat').audio).toMatch(
      /^data:audio\/x-unknown;base64,/,
    )
    expect(report.entries.map(({ code }) => code)).toEqual(['missing-sound', 'broken-sound'])
  })

  test('bytes become text and bytes again', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(fromBase64(toBase64(bytes))).toEqual(bytes)
      }),
    )
  })
})
