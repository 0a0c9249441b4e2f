/** The virtual board's frame in the sandbox: the board with its cable and lamps, told to the page at its pace. */
import { MessageQueue } from '../sandbox/message-queue.ts'
import { type FramePort, serveFrame } from '../sandbox/serve-frame.ts'
import { startWorker } from '../sandbox/start-worker.ts'
import type { BoardStart, FromBoard } from './micropython/board-protocol.ts'
import type { BoardProfile } from './profiles/board-profile.ts'
import type { BoardInterpreter, FrameUpdate, FromFrame, ToFrame } from './sandbox-protocol.ts'
import { type BoardWorker, VirtualBoard } from './virtual-board.ts'

/** As often as a screen is drawn. */
const LOOK_MS = 16

serveFrame(serveBoard)

function serveBoard(port: FramePort): void {
  const queue = new MessageQueue<FrameUpdate>((updates) =>
    port.post({ updates } satisfies FromFrame),
  )
  let board: VirtualBoard | null = null
  let writer: WritableStreamDefaultWriter<Uint8Array> | null = null
  let seenChanges = -1
  let arrived: (interpreter: BoardInterpreter | null) => void = () => {}
  const interpreter = new Promise<BoardInterpreter | null>((resolve) => {
    arrived = resolve
  })

  function begin(profile: BoardProfile): void {
    board = new VirtualBoard({
      board: profile,
      spawn: () => spawnWorker(interpreter),
      // Lights on blocks that come faster than they can be seen are not told.
      onStep: (block) => queue.isEmpty && queue.add({ of: 'step', block }),
    })
    setInterval(look, LOOK_MS)
  }

  function look(): void {
    if (!board || board.changes === seenChanges || !queue.isEmpty) return
    seenChanges = board.changes
    queue.add({ of: 'view', view: board.view() })
  }

  async function open(): Promise<void> {
    try {
      await board!.open()
      writer = board!.writable!.getWriter()
      queue.add({ of: 'opened' })
    } catch (error) {
      return queue.add({ of: 'failed', message: String(error) })
    }
    await passOn(board!.readable!.getReader())
  }

  async function passOn(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      queue.add({ of: 'sent', bytes: value })
      await queue.whenEmpty()
    }
  }

  async function write({ id, bytes }: Extract<ToFrame, { do: 'write' }>): Promise<void> {
    await writer?.write(bytes).catch(() => {})
    queue.add({ of: 'wrote', id })
  }

  const HANDLERS: { [Do in ToFrame['do']]: (message: Extract<ToFrame, { do: Do }>) => void } = {
    begin: ({ board: profile }) => begin(profile),
    interpreter: ({ interpreter: files }) => arrived(files),
    open: () => void open(),
    write: (message) => void write(message),
    input: ({ input }) => board?.input(input),
    'switch-off': () => board?.switchOff(),
    seen: () => queue.seen(),
  }
  port.onMessage((message: ToFrame) => (HANDLERS[message.do] as (m: ToFrame) => void)(message))
}

function spawnWorker(arriving: Promise<BoardInterpreter | null>): BoardWorker {
  const worker = startWorker('board')
  let heard: (message: FromBoard) => void = () => {}

  async function start(message: BoardStart): Promise<void> {
    const interpreter = await arriving
    if (interpreter) worker.post({ ...message, interpreter })
    else heard({ type: 'failed', message: 'the interpreter cannot be had' })
  }
  return {
    post: (message) => (message.type === 'start' ? void start(message) : worker.post(message)),
    onMessage: (listener) => {
      heard = listener
      worker.onMessage((message) => listener(message as FromBoard))
      worker.onCrash((message) => listener({ type: 'failed', message }))
    },
    terminate: () => worker.terminate(),
  }
}
