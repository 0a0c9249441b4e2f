/** What a moment of the robot's run sounds like. */
import type { SoundName } from '../../game-kit/sound-player.ts'
import type { Moment } from './core/play.ts'

const COMMANDS: Record<string, SoundName> = {
  move: 'step',
  left: 'turn',
  right: 'turn',
  take: 'pick',
  light: 'reveal',
}

export function momentSound(moment: Moment, before: Moment | null): SoundName | null {
  const { command, ending, state } = moment
  if (command === null) return null
  if (ending === 'bump') return 'bump'
  if (ending === 'splash') return 'fall'
  if (ending === 'won') return 'win'
  if (ending !== null) return 'wrong'
  const took = command === 'move' && before !== null && before.state.done !== state.done
  return took ? 'pick' : (COMMANDS[command] ?? 'tap')
}
