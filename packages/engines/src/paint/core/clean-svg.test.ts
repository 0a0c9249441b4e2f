import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanSvg, SvgProblem } from './clean-svg.ts'
import { readXml, textIn, writeXml } from './xml.ts'

const svg = (inside: string, attributes = 'viewBox="0 0 10 10"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

const HOSTILE = [
  '<script>alert(1)</script><path d="M0 0h1"/>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
  '<path d="M0 0" onclick="alert(1)" ONLOAD="alert(1)" onmouseover=alert(1) />',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"/></body></foreignObject>',
  '<image href="https://evil.example/a.png" width="1" height="1"/>',
  '<image xlink:href="//evil.example/a.png"/>',
  '<use href="https://evil.example/a.svg#x"/>',
  '<use xlink:href="data:image/svg+xml,%3Csvg/%3E#x"/>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<path fill="url(https://evil.example/#a)" d="M0 0"/>',
  '<path style="fill:url( \'https://evil.example/#a\')" d="M0 0"/>',
  '<style>@import "https://evil.example/a.css"; path{fill:url(https://evil.example/b)}</style><path d="M0 0"/>',
  '<style><![CDATA[ path { background: url(https://evil.example/c) } ]]></style><path d="M0 0"/>',
  '<set attributeName="href" to="javascript:alert(1)"/><animate attributeName="href" values="javascript:alert(1)"/>',
  '<linearGradient id="g" xlink:href="https://evil.example/g.svg#g"/>',
  '<path d="M0 0" xml:base="https://evil.example/"/>',
  '<handler type="text/javascript">alert(1)</handler>',
  '<path d="M0 0" __proto__="1" constructor="2"/>',
  '<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>',
]

test.each(HOSTILE)('nothing that runs or loads comes through: %s', (inside) => {
  const { svg: clean } = cleanSvg(svg(inside))
  expect(clean).not.toMatch(
    /<(?:\w+:)?(script|foreignObject|image|use|style|iframe|a|set|animate|handler)\b/i,
  )
  expect(clean).not.toMatch(/\son\w+=/i)
  expect(clean).not.toMatch(/evil|javascript:|data:|xml:base/i)
})

test('entities of the file itself are not expanded', () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&b;&x;!</text>')}`
  expect(cleanSvg(bomb).svg).toContain('>!</text>')
})

test('what is no drawing is refused with a reason, not guessed at', () => {
  for (const text of ['', 'hello', '<html/>', '<svg>', '<svg><g></svg>', '<svg', '<', '<svg></g>'])
    expect(() => cleanSvg(text)).toThrow(SvgProblem)
  expect(() => cleanSvg(svg('<g>'.repeat(5000) + '</g>'.repeat(5000)))).toThrow('inside each other')
  expect(() => cleanSvg(svg('<g/>'.repeat(30_000)))).toThrow('too many parts')
})

test('whatever stands there: either a clean drawing or a reason', () => {
  const bits = fc.constantFrom(
    '<svg>',
    '</svg>',
    '<g ',
    'a="',
    '"',
    '>',
    '/>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<!',
    '[',
    '&',
    ';',
    'x',
    "'",
    '<?',
    '=',
  )
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 40 }), (parts) => {
      try {
        const { svg: clean } = cleanSvg(parts.join(''))
        expect(cleanSvg(clean).svg).toBe(clean)
      } catch (error) {
        expect(error).toBeInstanceOf(SvgProblem)
      }
    }),
    { numRuns: 500 },
  )
})

test('style rules and style attributes become attributes, the nearer one wins', () => {
  const { svg: clean, lost } = cleanSvg(
    svg(
      '<style>.st0{fill:#F00;stroke-width:2} #b.st0{fill:blue} path{fill:green}</style><path class="st0" d="M0 0"/><path id="b" class="st0" style="fill: #0f0 !important; stroke: red" d="M1 1"/>',
    ),
  )
  expect(clean).toContain('<path d="M0 0" fill="#F00" stroke-width="2"/>')
  expect(clean).toContain('<path id="b" d="M1 1" fill="#0f0" stroke-width="2" stroke="red"/>')
  expect(lost).toEqual([])
})

test('says what the vector editor cannot keep', () => {
  const lostIn = (inside: string): string[] => cleanSvg(svg(inside)).lost
  expect(lostIn('<g filter="url(#f)"/>')).toEqual(['filter'])
  expect(
    lostIn('<defs><filter id="f"/><mask id="m"/></defs><image href="data:image/png;base64,AA"/>'),
  ).toEqual(['filter', 'image', 'mask'])
  expect(lostIn('<use href="#a"/><pattern id="p"/>')).toEqual(['pattern', 'use'])
  expect(lostIn('<title>cat</title><metadata/><sodipodi:namedview/><script/><path d=""/>')).toEqual(
    [],
  )
})

test('one corner radius stands for both, and lines of a text stay lines', () => {
  expect(cleanSvg(svg('<rect rx="3" width="9" height="9"/>')).svg).toContain('ry="3"')
  expect(
    cleanSvg(
      svg('<text x="1" y="2"><tspan x="1" dy="0">a</tspan><tspan x="1" dy="9">b</tspan></text>'),
    ).svg,
  ).toContain('>a\nb</text>')
})

test('measures: the viewBox, else width and height, else what browsers take', () => {
  expect(cleanSvg(svg('', 'viewBox="-1,2 30 40"')).viewBox).toEqual({
    x: -1,
    y: 2,
    width: 30,
    height: 40,
  })
  expect(cleanSvg(svg('', 'width="12px" height="7"')).viewBox).toEqual({
    x: 0,
    y: 0,
    width: 12,
    height: 7,
  })
  expect(cleanSvg(svg('', 'width="100%" viewBox="0 0 0 NaN"')).viewBox).toEqual({
    x: 0,
    y: 0,
    width: 300,
    height: 150,
  })
})

test('texts are written so that they are read as the same texts', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({ maxLength: 20 }),
      (text, value) => {
        const written = writeXml({ name: 'a', attributes: { b: value }, children: [text] })
        const again = readXml(written)
        expect(writeXml(again)).toBe(text === '' ? written.replace('></a>', '/>') : written)
        expect(textIn(again).length).toBeLessThanOrEqual(text.length)
      },
    ),
  )
  expect(
    textIn(readXml(writeXml({ name: 'a', attributes: {}, children: ['สวัสดี <b> & "x" مرحبا 🦉'] }))),
  ).toBe('สวัสดี <b> & "x" مرحبا 🦉')
})
