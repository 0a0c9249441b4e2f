import { globSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Screens are made of the same pieces: Button, IconButton, CardButton, TabList, Dialog, ActionMenu and Icon of packages/ui.
 * These tables are the documentation: whoever needs a bare element elsewhere adds the file and says what it really is.
 */
const BUTTONS: Record<string, string> = {
  'packages/ui/src/Button/Button.tsx': 'the button itself',
  'packages/ui/src/CardButton/CardButton.tsx': 'a card that is pressed as a whole',
  'packages/ui/src/TabList/TabList.tsx': 'a tab',
  'packages/ui/src/ActionMenu/Menu.tsx': 'an item of a menu',
  'packages/tools/src/flow-kit/Palette.tsx': 'a node that is dragged out of the palette',
  'packages/tools/src/flow/ai-application/components/SoundStrip.tsx': 'the picture of a sound',
  'packages/tools/src/flow-kit/ConfusionTable.tsx': 'a cell of a table',
  'packages/tools/src/flow-kit/NodeHelpButton.tsx': 'the corner of a node on the canvas',
  'packages/tools/src/flow-kit/ResultView.tsx': 'a result that is chosen among others',
  'packages/tools/src/flow-kit/TableView.tsx': 'the number of a row, which marks it',
  'packages/tools/src/flow/data-analytics/components/ThaiMapView.tsx': 'a province in a list',
  'packages/tools/src/flow/image-processing/components/DrawingEditor.tsx': 'a pot of paint',
  'packages/tools/src/game-kit/map/MapPainter.tsx': 'a brush, and a cell of the map',
  'packages/tools/src/games/guessing/components/Tiles.tsx': 'a tile over a picture',
  'packages/tools/src/coding/block-programming/components/BlockSearch.tsx':
    'a block in its own colour',
  'packages/tools/src/coding/block-programming/components/TouchKeys.tsx':
    'a key of a keyboard, held down',
  'packages/tools/src/coding/python-programming/components/KeyPad.tsx':
    'a key of a keyboard, held down',
  'apps/web/src/features/admin/switches/Switch.tsx': 'a switch',
  'apps/web/src/features/shell/AccountLinks.tsx': 'an item of a menu, among links',
  'apps/web/src/app/shell/Toasts.tsx': 'the corner of a toast',
}

const DIALOGS: Record<string, string> = {
  'packages/ui/src/Dialog/Dialog.tsx': 'the dialog itself',
  'packages/tools/src/flow-kit/PortLook.tsx':
    'a popover beside a port, while work on the page goes on',
}

const MENUS: Record<string, string> = {
  'packages/ui/src/ActionMenu/Menu.tsx': 'the menu itself',
}

/** What opens above everything; a list of actions is an ActionMenu. */
const POPOVERS: Record<string, string> = {
  'packages/ui/src/ActionMenu/Menu.tsx': 'a list of actions',
  'packages/ui/src/DropDown/DropDown.tsx': 'a panel with fields',
  'packages/tools/src/flow-kit/PortLook.tsx': 'what is on a wire, beside its port',
}

const PICTURES: Record<string, string> = {
  'packages/ui/src/Icon/Icon.tsx': 'the icon itself',
  'packages/ui/src/Drawing/Drawing.tsx': 'the ground of a drawing',
  'packages/ui/src/Mascot/Mascot.tsx': 'the mascot',
  'packages/ui/src/QrCode/QrCode.tsx': 'a code to scan',
  'packages/ui/src/ToolPicture/ToolPicture.tsx': 'the picture of a tool',
  'apps/web/src/features/own-home/FirstPicture.tsx': 'what a newcomer is about to make',
  'packages/engines/src/flow/canvas/ZoomedOutView.tsx': 'a flow from far away',
  'packages/tools/src/flow-kit/ExampleThumbnail.tsx': 'a flow in small',
  'packages/tools/src/flow-kit/pictures/NodePicture.tsx': 'what a node does',
  'packages/tools/src/game-kit/first-minute/GhostHand.tsx': 'an arrow over the blocks',
  'packages/tools/src/game-kit/first-minute/Hand.tsx': 'a hand that shows what to do',
  'packages/tools/src/game-kit/journey/Drawing.tsx': 'a drawing that is data',
  'packages/tools/src/game-kit/journey/SceneView.tsx': 'a place of a journey',
  'packages/tools/src/game-kit/journey/StopCard.tsx': 'the way under a level',
  'packages/tools/src/game-kit/Stars.tsx': 'stars, filled when they are won',
  'packages/tools/src/flow/ai-application/components/LearningCurve.tsx': 'a chart',
  'packages/tools/src/flow/data-analytics/components/SavePicture.tsx':
    'the text of a chart that is saved',
  'packages/tools/src/flow/data-analytics/components/ThaiMapView.tsx': 'a map',
  'packages/tools/src/flow/image-processing/components/LevelsChart.tsx': 'a chart',
  'packages/tools/src/flow/image-processing/components/ValuesChart.tsx': 'a chart',
  'packages/tools/src/coding/block-programming/board/components/BoardDrawing.tsx': 'a board',
  'packages/tools/src/coding/block-programming/board/components/Plotter.tsx': 'a chart',
  'packages/tools/src/coding/block-programming/components/DotsPicture.tsx': 'the lamps of a board',
  'packages/tools/src/coding/block-programming/sound-editor/Waveform.tsx': 'the shape of a sound',
  'packages/tools/src/coding/python-programming/components/StepPicture.tsx': 'arrows of a diagram',
  'packages/tools/src/games/dungeon/components/StatusRow.tsx': 'the sprites of the dungeon',
  'packages/tools/src/games/grouping/components/ShapeFace.tsx': 'the shapes on a card',
  'packages/tools/src/games/guessing/components/DrawPad.tsx': 'what the learner draws',
  'packages/tools/src/games/guessing/components/MachineWhy.tsx': 'what the machine looked at',
  'packages/tools/src/games/guessing/components/StrokesDrawing.tsx': 'a drawing',
  'packages/tools/src/games/programming/components/Board.tsx': "the robot's world",
  'packages/tools/src/games/programming/components/BoardPainter.tsx': "a tile of the robot's world",
  'apps/web/src/features/admin/parts/TrendChart.tsx': 'a chart',
  'apps/web/src/features/coins/PictureForm.tsx': 'boxes over a photo',
  'apps/web/src/features/landing/Ladder.tsx': 'an illustration',
  'apps/web/src/features/showcase/InsideTool.tsx': 'an illustration',
}

async function screens(): Promise<{ file: string; source: string }[]> {
  const found = []
  for await (const path of glob('{apps/web,packages/{ui,engines,tools}}/src/**/*.{ts,tsx}')) {
    const file = path.replaceAll('\\', '/')
    if (!/\.test\.tsx?$|\/generated\//.test(file)) {
      found.push({ file, source: readFileSync(path, 'utf8') })
    }
  }
  return found
}

const SCREENS = await screens()

function filesWith(pattern: RegExp): string[] {
  const tsx = SCREENS.filter(({ file }) => file.endsWith('.tsx'))
  return tsx.filter(({ source }) => pattern.test(source)).map(({ file }) => file)
}

test.each([
  ['a bare button', /<button\b/, BUTTONS],
  ['a bare dialog', /<dialog\b|role="dialog"|aria-modal/, DIALOGS],
  ['a bare menu', /role="menu/, MENUS],
  ['a bare popover', /\bpopover=/, POPOVERS],
  ['a bare drawing', /<svg\b/, PICTURES],
])('%s stands only where it is something of its own', (_, pattern, allowed) => {
  expect(filesWith(pattern).toSorted()).toEqual(Object.keys(allowed).toSorted())
})

/** `styles['button']` and `css.button` would hide from a search for `styles.button`. */
function oddStyles({ file, source }: { file: string; source: string }): string[] {
  const sheets = [...source.matchAll(/^import (\w+) from '[^']+\.module\.css'$/gm)]
  const names = sheets.map(([, name]) => name ?? '')
  const wrong =
    names.length > 0 && !names.includes('styles') ? [`${file}: no sheet is "styles"`] : []
  const quoted = names.filter((name) => new RegExp(`\\b${name}\\['[A-Za-z]\\w*'\\]`).test(source))
  return [...wrong, ...quoted.map((name) => `${file}: ${name}['…']`)]
}

test('class names are read as styles.x; a second sheet in a file is named after what it is for', () => {
  expect(SCREENS.flatMap(oddStyles)).toEqual([])
})

/** Where a sheet is, from the file that imports it. */
function sheetFile(from: string, path: string): string {
  const file = path.startsWith('.')
    ? join(from, '..', path)
    : path.replace(/^@panya\/(\w+)\//, 'packages/$1/src/')
  return file.replaceAll('\\', '/')
}

/** The names by which screens ask each sheet; null where a name is put together while it runs. */
function askedClasses(): Map<string, Set<string> | null> {
  const asked = new Map<string, Set<string> | null>()
  for (const { file, source } of SCREENS) {
    for (const [line, name, path = ''] of source.matchAll(
      /^import (\w+) from '([^']+\.module\.css)'$/gm,
    )) {
      const sheet = sheetFile(file, path)
      const code = source.replace(line, '')
      const before = asked.get(sheet)
      const isOpen = before === null || new RegExp(`\\b${name}\\[`).test(code)
      const names = code.matchAll(new RegExp(`(?<![\\w./])${name}\\.(\\w+)`, 'g'))
      const all = [...(before ?? []), ...[...names].map(([, one]) => one ?? '')]
      asked.set(sheet, isOpen ? null : new Set(all))
    }
  }
  return asked
}

/** A sheet's own classes, without those of a library that it dresses. */
function ownClasses(sheet: string): Set<string> {
  const css = readFileSync(sheet, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/:global\((?:[^()]|\([^)]*\))*\)/g, '')
  const selectors = [...css.matchAll(/[^{};]+(?=\{)/g)].map(([selector]) => selector)
  return new Set([...selectors.join(' ').matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, one]) => one!))
}

test('a class of a sheet is used by a screen, and a screen uses only classes there are', () => {
  const asked = askedClasses()
  const sheets = globSync('{apps/web,packages/*}/src/**/*.module.css')
  const wrong = sheets.flatMap((path) => {
    const sheet = path.replaceAll('\\', '/')
    const names = asked.get(sheet) ?? new Set()
    if (asked.get(sheet) === null) return []
    const own = ownClasses(sheet)
    const dead = [...own].filter((one) => !names.has(one))
    const missing = [...names].filter((one) => !own.has(one))
    return [
      ...dead.map((one) => `${sheet}: nobody uses .${one}`),
      ...missing.map((one) => `${sheet}: there is no .${one}`),
    ]
  })
  expect(wrong).toEqual([])
})

test('what is private is #private; only a constructor has no such form', () => {
  const soft = SCREENS.filter(({ source }) => /^\s+private (?!constructor\b)/m.test(source))
  expect(soft.map(({ file }) => file)).toEqual([])
})
