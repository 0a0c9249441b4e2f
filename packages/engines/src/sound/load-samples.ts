/** The samples of a sound as a project keeps it: from the library's synthesiser, or from a recording. */
import { librarySound } from '../stage/library/library.ts'
import { type Synthesiser, samplesOf } from '../stage/library/sound-samples.ts'
import type { SoundSource } from '../stage/sound-player.ts'
import { resample, toMono } from './resample.ts'
import { cleaned, RATE, type Samples } from './samples.ts'
import { bytesInAddress } from './sound-address.ts'
import { readWav } from './wav.ts'

/** Null when there is nothing that can be read. */
export async function loadSamples(source: SoundSource): Promise<Samples | null> {
  if (source.audio) return decode(source.audio)
  const entry = librarySound(source.library ?? '')
  if (!entry) return null
  const { ZZFX } = (await import('zzfx')) as unknown as { ZZFX: Synthesiser }
  return resample(cleaned(samplesOf(entry, ZZFX)), ZZFX.sampleRate, RATE)
}

async function decode(address: string): Promise<Samples | null> {
  const bytes = bytesInAddress(address)
  if (!bytes) return null
  // Our own files come back bit by bit; the browser would guess between the samples.
  const wav = readWav(bytes)
  if (wav) return resample(cleaned(toMono(wav.channels)), wav.rate, RATE)
  try {
    const audio = new OfflineAudioContext(1, 1, RATE)
    const buffer = await audio.decodeAudioData(bytes.buffer)
    const channels = Array.from({ length: buffer.numberOfChannels }, (_, index) =>
      buffer.getChannelData(index),
    )
    return resample(cleaned(toMono(channels)), buffer.sampleRate, RATE)
  } catch {
    return null
  }
}
