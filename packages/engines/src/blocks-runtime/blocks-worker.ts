/** The worker in the sandbox that compiles and runs block programs. */
import { TextTopics } from '../nlp/text-topics.ts'
import { guardWorker } from '../sandbox/guard-worker.ts'
import { Pacer } from './pacer.ts'
import type { StageProgram } from './program.ts'
import type { FromWorker, ToWorker } from './protocol.ts'
import { keptState } from './world/kept-state.ts'
import { NO_TOPICS, type Topics } from './world/recognised.ts'
import { toggleScript } from './world/toggle-script.ts'
import { setVariable } from './world/watchers.ts'
import { World } from './world/world.ts'

class Stopped extends Error {}

const line = guardWorker()

let control: Int32Array | null = null
let started = false
let seed = 1
const tell = (message: FromWorker): void => line.post(message)
const world = makeWorld()
const pacer = new Pacer(world, () => performance.now())

function makeWorld(): World {
  return new World({
    get seed() {
      return seed
    },
    clock: () => performance.now(),
    breathe: () => {
      if (control && Atomics.load(control, 0) === 1) throw new Stopped()
    },
  })
}

/** How often an idle stage looks whether something started. */
const IDLE_MS = 30
/** A heartbeat this often, even when nothing changes: silence means that something is calculating. */
const HEARTBEAT_MS = 250
let lastSent = ''
let lastSentAt = 0

/** Sends what changed; a stage where nothing happens costs nothing. */
function sendFrame(): void {
  // Half a picture is not shown.
  if (world.scheduler.isInTick && !world.scheduler.paused) return
  const frame = world.frame()
  const { tick: _tick, ...seen } = frame
  const shown = frame.sprites.length < 50 || frame.state === 'idle' ? JSON.stringify(seen) : ''
  const now = performance.now()
  if (shown !== '' && shown === lastSent && now - lastSentAt < HEARTBEAT_MS) return
  lastSent = shown
  lastSentAt = now
  tell({ tell: 'frame', frame })
}

/** What a run leaves behind is told when it is over. */
let wasRunning = false

function tellKept(): void {
  if (world.rules.flagResets || world.board) return
  tell({ tell: 'kept', state: keptState(world) })
}

function beat(): void {
  const pause = pacer.beat()
  sendFrame()
  const { isIdle } = world.scheduler
  if (wasRunning && isIdle) tellKept()
  wasRunning = !isIdle
  setTimeout(beat, world.scheduler.isIdle ? Math.max(pause, IDLE_MS) : pause)
}

function press(x: number, y: number): void {
  const hit = world.pointerPressed(x, y)
  tell({ tell: 'drag', actorId: hit.spec.id, draggable: hit.draggable && !hit.spec.isStage })
}

/** What is in a project may be anything: a file that holds no model answers nothing. */
function topicsOf(file: string | null): Topics {
  try {
    return file === null ? NO_TOPICS : new TextTopics(file)
  } catch {
    return NO_TOPICS
  }
}

const HANDLERS: { [Do in ToWorker['do']]: (message: Extract<ToWorker, { do: Do }>) => void } = {
  load: ({ program, seed: given, control: shared }) => {
    seed = given
    control = shared ? new Int32Array(shared) : null
    world.load(JSON.parse(program) as StageProgram)
    pacer.restart()
    if (started) return
    started = true
    beat()
  },
  update: ({ program }) => world.update(JSON.parse(program) as StageProgram),
  masks: ({ masks }) => {
    for (const [costume, mask] of Object.entries(masks)) world.masks.set(costume, mask)
  },
  flag: () => {
    world.flag()
    pacer.restart()
  },
  stop: () => {
    if (control) Atomics.store(control, 0, 0)
    world.stopAll()
  },
  pause: () => {
    world.scheduler.paused = true
  },
  resume: () => {
    world.scheduler.paused = false
    pacer.restart()
  },
  step: () => {
    world.step()
    world.scheduler.paused = true
  },
  speed: ({ speed }) => {
    pacer.speed = speed
    pacer.restart()
  },
  breakpoints: ({ ids }) => world.setBreakpoints(new Set(ids)),
  'run-script': ({ actorId, id }) => toggleScript(world, actorId, id),
  key: ({ key, down }) => (down ? world.keyPressed(key) : world.keyReleased(key)),
  pointer: ({ x, y, down }) => {
    const wasDown = world.pointer.down
    Object.assign(world.pointer, { x, y, down })
    if (down && !wasDown) press(x, y)
    if (!down && wasDown) world.pointerReleased(x, y)
  },
  place: ({ actorId, x, y }) => world.ofSpec(actorId)[0]?.goTo(x, y),
  answer: ({ text }) => world.answered(text),
  watch: ({ id, shown }) => world.watch(world.stage, id, shown),
  'set-variable': ({ id, value }) => {
    setVariable(world, id, value)
    if (world.scheduler.isIdle) tellKept()
  },
  board: ({ input }) => world.board?.input(input),
  model: ({ recognised }) => {
    world.model = recognised
  },
  'text-model': ({ file }) => {
    world.topics = topicsOf(file)
  },
  loudness: ({ level }) => {
    world.senses.level = level
  },
  motion: ({ flow }) => {
    world.video.flow = flow
  },
  spoken: ({ id }) => world.sound.spoken(id),
  viewer: ({ viewer }) => {
    world.senses.viewer = viewer
  },
}

line.onMessage((message: ToWorker) => {
  const handle = HANDLERS[message.do] as (message: ToWorker) => void
  handle(message)
})
