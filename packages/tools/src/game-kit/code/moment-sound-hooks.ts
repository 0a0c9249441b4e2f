/** Every moment of a run is heard as it is seen. */
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Game } from '../game-hooks.ts'
import { prepareSounds, type SoundName } from '../sound-player.ts'

/** `soundOf` knows the moment before as well; null for what is not heard. */
export function useMomentSounds<Moment extends object>(
  game: Pick<Game, 'play' | 'settings'>,
  moment: Moment | null,
  soundOf: (moment: Moment, before: Moment | null) => SoundName | null,
): void {
  const last = useRef<Moment | null>(null)
  const { sound } = game.settings
  useEffect(() => {
    if (sound) prepareSounds()
  }, [sound])
  const hear = useEffectEvent((now: Moment | null) => {
    const name = now && soundOf(now, last.current)
    last.current = now
    if (name) game.play(name)
  })
  useEffect(() => hear(moment), [moment])
}
