declare module 'zzfx' {
  /** Plays one synthesised sound; the numbers are the synthesiser's parameters in its own order. */
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode
  export const ZZFX: { volume: number; audioContext: AudioContext }
}
