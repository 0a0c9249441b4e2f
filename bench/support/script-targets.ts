/**
 * Everything in a browser that runs scripts: pages, frames with a process of their own, workers, workers of workers,
 * service workers. The test driver shows only some of them, so this speaks to the browser itself.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

interface Message {
  id?: number
  method?: string
  sessionId?: string
  params?: { sessionId: string; targetInfo: TargetInfo }
  result?: Record<string, unknown>
  error?: { message: string }
}

interface TargetInfo {
  targetId: string
  type: string
  url: string
}

interface HeapUsage {
  usedSize: number
  /** Of buffers. The memory of WebAssembly is in no figure a browser gives of its scripts. */
  backingStorageSize?: number
}

export interface Heap {
  url: string
  bytes: number
}

/** Frames and pages have a main thread that can be slowed down. */
const WITH_PAGE = new Set(['page', 'iframe'])
/** Who is busy for longer than this is left out, and named. */
const ANSWER_MS = 20_000

export class ScriptTargets {
  readonly #socket: WebSocket
  readonly #slower: number
  readonly #sessions = new Map<string, TargetInfo>()
  readonly #waiting = new Map<number, (message: Message) => void>()
  #lastId = 0

  private constructor(socket: WebSocket, slower: number) {
    this.#socket = socket
    this.#slower = slower
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data))))
  }

  /** Of a browser that was started with a debugging port; pages run so many times slower from here on. */
  static async of(profile: string, slower: number): Promise<ScriptTargets> {
    const socket = new WebSocket(await debuggingAddress(profile))
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true })
      socket.addEventListener('error', () => reject(new Error('The browser cannot be reached.')))
    })
    const targets = new ScriptTargets(socket, slower)
    await targets.#attach(undefined)
    return targets
  }

  close(): void {
    this.#socket.close()
  }

  /** What is still needed: whatever nobody holds any more is thrown away first. */
  async heaps(): Promise<Heap[]> {
    const { targetInfos } = await this.#send('Target.getTargets')
    const places = new Map((targetInfos as TargetInfo[]).map((one) => [one.targetId, one.url]))
    const heaps = new Map<string, Heap>()
    for (const [session, { targetId, url }] of this.#sessions) {
      const heap = await this.#heapOf(session)
      const place = places.get(targetId) ?? url
      // Frames that share a process share a heap.
      if (heap) heaps.set(heap.isolate, { url: place, bytes: heap.bytes })
    }
    return [...heaps.values()]
  }

  async rendererProcesses(): Promise<number[]> {
    const { processInfo } = await this.#send('SystemInfo.getProcessInfo')
    return (processInfo as { type: string; id: number }[])
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => id)
  }

  async #heapOf(session: string): Promise<{ isolate: string; bytes: number } | null> {
    try {
      await this.#send('HeapProfiler.collectGarbage', {}, session)
      const { id } = await this.#send('Runtime.getIsolateId', {}, session)
      const usage = await this.#send('Runtime.getHeapUsage', {}, session)
      const { usedSize, backingStorageSize = 0 } = usage as unknown as HeapUsage
      return { isolate: String(id), bytes: usedSize + backingStorageSize }
    } catch (error) {
      if (this.#sessions.has(session)) {
        console.error(`  not measured: ${this.#sessions.get(session)?.url} (${String(error)})`)
      }
      return null
    }
  }

  /** To those it has begun, and to those it will begin. */
  async #attach(session: string | undefined): Promise<void> {
    const how = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
    await this.#send('Target.setAutoAttach', how, session)
  }

  #hear({ id, method, params, ...message }: Message): void {
    if (id !== undefined) {
      this.#waiting.get(id)?.(message)
      this.#waiting.delete(id)
    } else if (method === 'Target.attachedToTarget' && params) {
      void this.#begin(params.sessionId, params.targetInfo).catch(() => undefined)
    } else if (method === 'Target.detachedFromTarget' && params) {
      this.#sessions.delete(params.sessionId)
    }
  }

  async #begin(session: string, target: TargetInfo): Promise<void> {
    this.#sessions.set(session, target)
    const rate = this.#slower
    if (WITH_PAGE.has(target.type))
      await this.#send('Emulation.setCPUThrottlingRate', { rate }, session)
    await this.#attach(session)
  }

  async #send(
    method: string,
    params: object = {},
    sessionId?: string,
  ): Promise<Record<string, unknown>> {
    this.#lastId += 1
    const id = this.#lastId
    const answered = new Promise<Message>((resolve) => this.#waiting.set(id, resolve))
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }))
    const late = wait(ANSWER_MS, null, { ref: false })
    const answer = await Promise.race([answered, late])
    this.#waiting.delete(id)
    if (answer === null) throw new Error(`no answer to ${method}`)
    if (answer.error) throw new Error(answer.error.message)
    return answer.result ?? {}
  }
}

/** The browser writes it into its profile as soon as it listens. */
async function debuggingAddress(profile: string): Promise<string> {
  const file = join(profile, 'DevToolsActivePort')
  while (!existsSync(file)) await wait(20)
  const [port, path] = readFileSync(file, 'utf8').split('\n')
  return `ws://127.0.0.1:${port}${path}`
}
