/** The front page's level, with the game's own rules and drawings. */
import { Board } from '@panya/tools/games/programming/components/Board.tsx'
import { useAddress } from '../../adapters/address.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { TinyLevel } from '../../features/showcase/level/TinyLevel.tsx'
import { useOpenTools } from '../tools.ts'
import { FRONT_LEVEL, newWorld } from './front-level.ts'

const GAME = 'games/programming'

/** Whoever has no account goes on as a guest. */
export default function LevelPart() {
  const { to } = useAddress()
  const signedIn = useUserState((user) => user.status === 'authenticated')
  const isOpen = useOpenTools().some(({ path }) => path === GAME)
  if (!isOpen) return null
  return (
    <TinyLevel
      {...FRONT_LEVEL}
      newWorld={newWorld}
      Board={Board}
      nextHref={to(signedIn ? `/${GAME}` : `/${GAME}?user=guest`)}
    />
  )
}
