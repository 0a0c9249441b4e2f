/** Whatever a document says, the JavaScript made of it is ours: a real parser looks at it, and a trapped realm runs it. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOARDS } from '../../board/profiles/boards.ts'
import { everyBlock, topBlocks } from '../block-json.ts'
import { BLOCKS, FUNCTION_BLOCKS, SHADOW_BLOCKS } from '../catalogue/catalogue.ts'
import type { StageProgram } from '../program.ts'
import { readProgram } from '../read/read-program.ts'
import { hostileBoard, hostileStage, textsIn } from '../testing/hostile-programs.ts'
import { lookThrough } from '../testing/javascript-names.ts'
import { TrappedRealm } from '../testing/trapped-realm.ts'
import { World } from '../world/world.ts'
import { type ActorSource, compileProgram } from './compile-program.ts'
import { HELPERS, moduleText } from './instantiate.ts'

const RUNS = 1_000

const words = (text: string): string[] => text.trim().split(/\s+/)

/** Methods and properties of ours that blocks use; the rest of the runtime is out of their reach. */
const MEMBERS = new Set([
  ...words(`
    answer atOnce beats between broadcast breathe confidenceIn date deleteClone distance fuel keyDown layer
    nextBackdrop print propertyOf report resetTimer setTempo silence sleep stepping stopAll stopOthers switchBackdrop
    tempo timer touching touchingColour waitFor watch ask board model pen pointer stage
    cannot colourTouching daysSince2000 named senses sound senses.viewer
    named.backdrop named.colour named.costume named.key named.message named.owner named.sound named.target named.word
    senses.counter senses.isLoud senses.isLouderThan senses.isOn senses.loudness
    senses.viewer.language senses.viewer.name senses.viewer.online
    sound.clearEffects sound.drum sound.effect sound.midiDrum sound.midiInstrument sound.setEffect
    sound.setInstrument sound.setLanguage sound.setVoice sound.speak
    model.label pen.clear pointer.down pointer.x pointer.y stage.costumeName stage.costumeNumber
    board.acceleration board.analog board.beats board.brightness board.button board.clear board.dot board.led
    board.light board.note board.output board.picture board.pixel board.pixelsOff board.power board.quiet board.read
    board.scroll board.servo board.setTempo board.shaken board.show board.temperature board.tilted board.tone
    board.usb
    crowded listPosition oneGo oneGo.glide oneGo.glideTo oneGo.rest oneGo.wait pick redraw rest
    topics topics.topic topics.confidence
    cannotTranslate video video.movesMoreThan video.on video.setTransparency video.turn
  `).map((name) => `R.${name}`),
  ...words(`
    bounce changePenColour clearEffects clone costumeName costumeNumber direction draggable effect glide glideTo goTo
    goToTarget move nextCostume note own pen pen.size penDown penUp play point pointTowards resize rotationStyle say
    pen.changeParam pen.hue pen.setHue pen.setParam pen.setShade pen.shade setEffect setPenColour setPenSize setVolume size stamp turn unsay visible volume wear x y
    setRotationStyle show sizeShown xShown yShown
  `).map((name) => `S.${name}`),
  'T.at',
  'T.again',
  'T.resting',
  ...['R.senses.viewer.name', 'R.senses.viewer.language'].flatMap((name) =>
    ['toUpperCase', 'toLowerCase', 'indexOf'].map((method) => `${name}.${method}`),
  ),
  '(…).toUpperCase',
  '(…).toLowerCase',
  '(…).indexOf',
  'R.model.label.toUpperCase',
  'R.model.label.toLowerCase',
  'R.model.label.indexOf',
  'S.costumeName.toUpperCase',
  'S.costumeName.toLowerCase',
  'S.costumeName.indexOf',
  'R.stage.costumeName.toUpperCase',
  'R.stage.costumeName.toLowerCase',
  'R.stage.costumeName.indexOf',
])
const SLOT = /^(G|S\.own)\.([vl]_[\w$]*)(\.(length|push))?$/
/** What is known to be a text is asked as one. */
const TEXT = /^(p_[\w$]*|(G|S\.own)\.v_[\w$]*)\.(toUpperCase|toLowerCase|indexOf)$/
const OUR_FUNCTION = /^[fw]_[\w$]*$/
const OUR_TEXTS = ['use strict', 'say', 'think', 'number', 'string', 'floor', 'ceiling', ':', '']
const OUTSIDE = new Set(['R', 'G', ...Object.values(HELPERS).flatMap(Object.keys)])

function findFault(source: ActorSource, texts: ReadonlySet<string>): string | null {
  const found = lookThrough(moduleText(source))
  const isMember = (path: string): boolean =>
    MEMBERS.has(path) || SLOT.test(path) || TEXT.test(path)
  const isCall = (path: string): boolean =>
    isMember(path) || OUTSIDE.has(path) || OUR_FUNCTION.test(path)
  const faults = [
    ...found.problems,
    ...[...found.outside].filter((name) => !OUTSIDE.has(name)).map((name) => `outside: ${name}`),
    ...[...found.members].filter((path) => !isMember(path)).map((path) => `member: ${path}`),
    ...[...found.calls].filter((path) => !isCall(path)).map((path) => `call: ${path}`),
    ...found.texts.filter((text) => !texts.has(text)).map((text) => `text: ${text}`),
  ]
  return faults[0] ?? null
}

/** What presets of the catalogue may put in the place of something wrong. */
function textsOf(given: StageProgram): Set<string> {
  const read = readProgram(given).program
  return new Set([...OUR_TEXTS, ...textsIn(given), ...textsIn(read)])
}

const FEW_TURNS = 40

/** What runs for ever is ended like what goes too deep, and soon. */
function calmWorld(): World {
  const world = new World({
    breathe: () => {
      throw new RangeError('stopped')
    },
  })
  let left = FEW_TURNS
  Object.defineProperty(world, 'fuel', {
    get: () => left,
    set: (fuel: number) => {
      left = Math.min(fuel, FEW_TURNS)
    },
  })
  return world
}

const realm = new TrappedRealm()

/** A few turns of every script; only running too deep, or too long, is a reason to end. */
function runTrapped(world: World, source: ActorSource): void {
  const made = realm.evaluate(moduleText(source), world, world.globals, HELPERS[world.rules.name])
  const actor = world.ofSpec(source.actorId)[0]!
  for (const { run, condition } of made) {
    try {
      world.fuel = FEW_TURNS
      condition?.(actor)
      const script = run(actor, { at: '' })
      for (let turn = 0; turn < 10; turn++) {
        world.fuel = FEW_TURNS
        if (script.next().done) break
      }
    } catch (error) {
      if ((error as Error).name !== 'RangeError') throw error
    }
  }
}

/** Types that came as far as the compiler. */
const seen = new Set<string>()

function check(given: StageProgram): void {
  const { program } = readProgram(given)
  for (const { workspace } of program.actors)
    for (const top of topBlocks(workspace)) for (const { type } of everyBlock(top)) seen.add(type)
  const texts = textsOf(given)
  const world = calmWorld()
  world.load(given)
  world.flag()
  for (let tick = 0; tick < 3; tick++) world.tick()
  expect(world.frame().problems.filter(({ code }) => code === 'failed')).toEqual([])
  for (const breakpoints of [new Set<string>(), texts]) {
    for (const source of compileProgram(program, breakpoints).actors) {
      if (source.scripts.length === 0 && source.functions === '') continue
      expect(findFault(source, texts)).toBeNull()
      runTrapped(world, source)
    }
  }
}

/** Twelve seconds on two quiet cores; several times that beside a browser. */
const BUSY_MS = 120_000

test(
  `${RUNS} programs for the stage out of strangers' files bring no code of their own`,
  () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => check(hostileStage(seed))),
      { numRuns: RUNS, endOnFailure: true },
    )
    expect(realm.touched).toEqual([])
  },
  BUSY_MS,
)

test(
  `${RUNS} programs for boards out of strangers' files bring no code of their own`,
  () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => check(hostileBoard(seed, BOARDS[seed % BOARDS.length]))),
      { numRuns: RUNS, endOnFailure: true },
    )
    expect(realm.touched).toEqual([])
  },
  BUSY_MS,
)

test(
  `${RUNS} programs with the rules of Scratch out of strangers' files bring no code of their own`,
  () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => check({ ...hostileStage(seed), rules: 'scratch' })),
      // Hats that look at letters of a result they cannot wait for, and at one of a function that calls itself.
      { numRuns: RUNS, endOnFailure: true, examples: [[27280898], [1677457054]] },
    )
    expect(realm.touched).toEqual([])
  },
  BUSY_MS,
)

test('no block of the catalogue was forgotten', () => {
  const all = [...BLOCKS.map(({ type }) => type), ...FUNCTION_BLOCKS, ...SHADOW_BLOCKS]
  expect(all.filter((type) => !seen.has(type))).toEqual([])
})

test('the traps and the parser find what they are there for', () => {
  const evil = (text: string): ActorSource =>
    ({ actorId: '', functions: text, scripts: [] }) as unknown as ActorSource
  const fault = (text: string): string | null => findFault(evil(text), new Set(OUR_TEXTS))
  expect(fault('fetch("")')).toBe('outside: fetch')
  expect(fault('G.v_x = R.scheduler')).toBe('member: R.scheduler')
  expect(fault('G.l_x[G.v_y]')).toBe('G.l_x[MemberExpression]')
  expect(fault('G.v_x["constructor"]')).toBe('G.v_x[Literal]')
  expect(fault('G.v_x = "pwned"')).toBe('text: pwned')
  expect(fault('new R()')).toBe('NewExpression')
  expect(fault('R.print(`${0}`)')).toBe('TemplateLiteral')
  const own = new TrappedRealm()
  own.evaluate('"".constructor; [].__proto__; return []', {}, {}, {})
  expect(() => own.evaluate('pwned = fetch', {}, {}, {})).not.toThrow()
  expect(own.touched).toEqual(['.constructor', '.__proto__', 'fetch', 'pwned'])
})
