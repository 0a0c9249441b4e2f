/** A board's buzzer through the computer's loudspeaker: one square wave, on or off. */

const VOLUME = 0.06

export class BuzzerSound {
  #context: AudioContext | null = null
  #voice: { oscillator: OscillatorNode; gain: GainNode } | null = null
  #hertz = 0

  /** Browsers allow sound only after a click: called from Run. */
  wake(): void {
    if (typeof AudioContext === 'undefined') return
    this.#context ??= new AudioContext()
    void this.#context.resume()
    if (this.#voice) return
    const oscillator = this.#context.createOscillator()
    const gain = this.#context.createGain()
    oscillator.type = 'square'
    gain.gain.value = 0
    oscillator.connect(gain).connect(this.#context.destination)
    oscillator.start()
    this.#voice = { oscillator, gain }
  }

  /** 0 is silence. */
  play(hertz: number): void {
    if (hertz === this.#hertz) return
    this.#hertz = hertz
    if (!this.#voice || !this.#context) return
    const now = this.#context.currentTime
    if (hertz > 0) this.#voice.oscillator.frequency.setValueAtTime(hertz, now)
    this.#voice.gain.gain.setTargetAtTime(hertz > 0 ? VOLUME : 0, now, 0.004)
  }

  dispose(): void {
    this.#voice?.oscillator.stop()
    void this.#context?.close()
    this.#voice = null
    this.#context = null
  }
}
