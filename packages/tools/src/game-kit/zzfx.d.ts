declare module 'zzfx' {
  export const ZZFX: {
    audioContext: AudioContext
    /** The numbers are the synthesiser's parameters in its own order. */
    buildSamples(...parameters: (number | undefined)[]): number[]
    playSamples(channels: number[][]): AudioBufferSourceNode
  }
}
