/**
 * A serial port for a page, put there by the test: the browser's own dialog cannot be driven, so
 * `navigator.serial` is replaced, and what the page sends goes to a device in the test.
 */
import type { Page } from '@playwright/test'
import type { Device } from './devices.ts'

/** What happens when the page asks for a port. */
export type PortAnswer = 'port' | 'nothing-chosen' | 'busy'

interface PageCable {
  push(bytes: number[]): void
  pull(): void
}

type CableWindow = Window & {
  cable: PageCable
  cableAsked(): Promise<PortAnswer>
  cableOpened(): Promise<void>
  cableSent(bytes: number[]): Promise<void>
  cableSignals(signals: object): Promise<void>
  cableClosed(): Promise<void>
}

/** Runs in the page, before anything else. */
function installPort(): void {
  const page = window as unknown as CableWindow
  let toPage: ReadableStreamDefaultController<Uint8Array> | null = null
  const lost = () => new DOMException('The device has been lost.', 'NetworkError')
  const port = {
    readable: null as ReadableStream<Uint8Array> | null,
    writable: null as WritableStream<Uint8Array> | null,
    getInfo: () => ({ usbVendorId: 0x0403, usbProductId: 0x6015 }),
    addEventListener: () => {},
    removeEventListener: () => {},
    async open() {
      if ((await page.cableAsked()) === 'busy')
        throw new DOMException('Failed to open serial port.', 'NetworkError')
      port.readable = new ReadableStream({
        start: (controller) => {
          toPage = controller
        },
        cancel: () => {
          toPage = null
        },
      })
      port.writable = new WritableStream({
        write: (bytes) => {
          if (!toPage) throw lost()
          return page.cableSent([...bytes])
        },
      })
      await page.cableOpened()
    },
    async close() {
      port.readable = null
      port.writable = null
      toPage = null
      await page.cableClosed()
    },
    setSignals: (signals: object) => page.cableSignals(signals),
  }
  page.cable = {
    push: (bytes) => toPage?.enqueue(Uint8Array.from(bytes)),
    pull: () => {
      toPage?.error(lost())
      toPage = null
    },
  }
  const requestPort = async () => {
    if ((await page.cableAsked()) === 'nothing-chosen')
      throw new DOMException('No port selected by the user.', 'NotFoundError')
    return port
  }
  Object.defineProperty(navigator, 'serial', { value: { requestPort } })
}

export class Cable {
  answer: PortAnswer = 'port'
  /** Bytes the page has sent so far. */
  sent = 0
  #device: Device
  readonly #page: Page
  #pushed: Promise<unknown> = Promise.resolve()

  static async install(page: Page, device: Device): Promise<Cable> {
    const cable = new Cable(page, device)
    await page.exposeFunction('cableAsked', () => cable.answer)
    await page.exposeFunction('cableOpened', () =>
      cable.#device.open((bytes) => cable.#push(bytes)),
    )
    await page.exposeFunction('cableSent', (bytes: number[]) => {
      cable.sent += bytes.length
      cable.#device.hear(bytes)
    })
    await page.exposeFunction('cableSignals', (signals: object) => cable.#device.signal?.(signals))
    await page.exposeFunction('cableClosed', () => cable.#device.close())
    await page.addInitScript(installPort)
    return cable
  }

  private constructor(page: Page, device: Device) {
    this.#page = page
    this.#device = device
  }

  /** Another board on the same socket. */
  plugIn(device: Device): void {
    this.#device = device
  }

  /** One after the other, in the order in which the board spoke. */
  #push(bytes: number[]): void {
    this.#pushed = this.#pushed
      .then(() =>
        this.#page.evaluate(
          (said) => (window as unknown as { cable: PageCable }).cable.push(said),
          bytes,
        ),
      )
      .catch(() => undefined)
  }

  async pull(): Promise<void> {
    await this.#page.evaluate(() => (window as unknown as { cable: PageCable }).cable.pull())
  }
}
