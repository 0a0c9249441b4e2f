/** Runs beside the audio: hands on what the microphone gives, in pieces of about a fortieth of a second. */

declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void

const PIECE = 1024

class Recorder extends AudioWorkletProcessor {
  #piece = new Float32Array(PIECE)
  #filled = 0

  /** Called for every 128 samples. No output is written: nobody hears themselves. */
  process([channels = []]: Float32Array[][]): boolean {
    const length = channels[0]?.length ?? 0
    for (let at = 0; at < length; at++) {
      let sum = 0
      for (const channel of channels) sum += channel[at] ?? 0
      this.#piece[this.#filled] = sum / channels.length
      this.#filled += 1
      if (this.#filled === PIECE) this.#send()
    }
    return true
  }

  #send(): void {
    this.port.postMessage(this.#piece, [this.#piece.buffer])
    this.#piece = new Float32Array(PIECE)
    this.#filled = 0
  }
}

registerProcessor('recorder', Recorder)
