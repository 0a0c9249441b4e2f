/** An ESP32 in its boot loader behind a port: enough of its language for a whole flash, without a chip. */
import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import type { BoardPort } from '../serial/board-port.ts'

const END = 0xc0
const ESCAPE = 0xdb
const REGISTERS: Record<number, number> = {
  0x40001000: 0x00f01d83,
  0x3ff5a004: 0xc4000001,
  0x3ff5a008: 0x0000240a,
  0x3ff42080: 0x164020,
  0x3ff40014: 694,
}

export class FakeEsp32 implements BoardPort {
  readable: ReadableStream<Uint8Array> | null = null
  writable: WritableStream<Uint8Array> | null = null
  readonly flash = new Map<number, Buffer>()
  readonly signals: object[] = []
  /** Damages what is written, as a bad cable does. */
  isDamaging = false
  #out: ReadableStreamDefaultController<Uint8Array> | null = null
  #hasStub = false
  #isLoading = false
  #writing: { address: number; parts: Buffer[] } | null = null

  getInfo(): { usbVendorId: number; usbProductId: number } {
    return { usbVendorId: 0x0403, usbProductId: 0x6015 }
  }

  async open(): Promise<void> {
    let packet: number[] | null = null
    let escaped = false
    this.readable = new ReadableStream({
      start: (controller) => {
        this.#out = controller
      },
    })
    this.writable = new WritableStream({
      write: (bytes) => {
        for (const byte of bytes) {
          if (byte === END) {
            if (packet && packet.length > 0) {
              this.#command(Buffer.from(packet))
              packet = null
            } else packet = []
          } else if (packet && byte === ESCAPE) escaped = true
          else if (packet) {
            packet.push(escaped ? (byte === 0xdc ? END : ESCAPE) : byte)
            escaped = false
          }
        }
      },
    })
  }

  async close(): Promise<void> {
    try {
      this.#out?.close()
    } catch {
      // Already closed.
    }
    this.readable = null
    this.writable = null
  }

  async setSignals(signals: object): Promise<void> {
    this.signals.push(signals)
  }

  #send(bytes: number[]): void {
    const framed = bytes.flatMap((byte) =>
      byte === END ? [ESCAPE, 0xdc] : byte === ESCAPE ? [ESCAPE, 0xdd] : [byte],
    )
    this.#out?.enqueue(Uint8Array.from([END, ...framed, END]))
  }

  #answer(operation: number, value = 0, data: number[] = [], failed = 0): void {
    const status = this.#hasStub ? [failed, failed * 5] : [failed, failed * 5, 0, 0]
    const all = [...data, ...status]
    const number = [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24]
    this.#send([1, operation, all.length & 255, all.length >> 8, ...number, ...all])
  }

  #command(packet: Buffer): void {
    const operation = packet[1]!
    const data = packet.subarray(8)
    const word = (at: number): number => data.readUInt32LE(at)
    switch (operation) {
      case 0x08:
        for (let times = 0; times < 8; times++) this.#answer(operation, 0x20120707)
        return
      case 0x14:
        return this.#answer(operation, 0, [], 1)
      case 0x0a:
        return this.#answer(operation, REGISTERS[word(0)] ?? 0)
      case 0x05:
        this.#isLoading = true
        return this.#answer(operation)
      case 0x06:
        this.#answer(operation)
        if (!this.#hasStub && this.#isLoading) {
          this.#hasStub = true
          this.#send([...Buffer.from('OHAI')])
        }
        return
      case 0x10:
        this.#writing = { address: word(12), parts: [] }
        return this.#answer(operation)
      case 0x11:
        this.#writing?.parts.push(Buffer.from(data.subarray(16, 16 + word(0))))
        return this.#answer(operation)
      case 0x13:
        return this.#answer(operation, 0, this.#sumOf(word(0), word(4)))
      default:
        this.#answer(operation)
    }
  }

  #sumOf(address: number, size: number): number[] {
    if (this.#writing?.address === address) {
      const written = inflateSync(Buffer.concat(this.#writing.parts))
      if (this.isDamaging) written[100] = written[100]! ^ 1
      this.flash.set(address, written)
    }
    const kept = this.flash.get(address)?.subarray(0, size) ?? Buffer.alloc(0)
    return [...createHash('md5').update(kept).digest()]
  }
}
