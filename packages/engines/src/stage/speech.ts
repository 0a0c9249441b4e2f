/** Reads words aloud with a voice of the browser, where there is one. */

const VOICES: Readonly<Record<string, { pitch: number; rate: number }>> = {
  alto: { pitch: 1.1, rate: 1 },
  tenor: { pitch: 0.8, rate: 1 },
  squeak: { pitch: 1.9, rate: 1.2 },
  giant: { pitch: 0.2, rate: 0.8 },
  kitten: { pitch: 1.9, rate: 1.1 },
}

export interface Speech {
  text: string
  voice: string
  language: string
  volume: number
}

/** Calls `done` once the words are over: at once where nobody can speak them. */
export function speak({ text, voice, language, volume }: Speech, done: () => void): void {
  if (typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined')
    return done()
  const words = voice === 'kitten' ? text.replace(/\S+/g, 'meow') : text
  const utterance = new SpeechSynthesisUtterance(words)
  const { pitch, rate } = VOICES[voice] ?? VOICES['alto']!
  Object.assign(utterance, { pitch, rate, volume: volume / 100 })
  utterance.lang = language || document.documentElement.lang
  utterance.addEventListener('end', done, { once: true })
  utterance.addEventListener('error', done, { once: true })
  speechSynthesis.speak(utterance)
}

export function stopSpeaking(): void {
  if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel()
}
