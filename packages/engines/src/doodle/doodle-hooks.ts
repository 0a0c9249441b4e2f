import { useCallback, useEffect, useRef, useState } from 'react'
import { DoodleMachine } from './doodle-client.ts'
import type { DoodleName } from './doodle-model.ts'
import type { Explanation, Guess } from './explain.ts'
import type { Stroke } from './raster.ts'

/** One machine for a screen, stopped when the screen goes. */
function useMachine(): () => DoodleMachine {
  const machine = useRef<DoodleMachine | null>(null)
  useEffect(
    () => () => {
      machine.current?.stop()
      machine.current = null
    },
    [],
  )
  return useCallback(() => (machine.current ??= new DoodleMachine()), [])
}

export interface DoodleGuesses {
  guesses: Guess[]
  /** The strokes these guesses are about; newer ones may be drawn already. */
  about: readonly Stroke[]
  /** True when the machine could not be started: the game goes on without it. */
  failed: boolean
  explain: (strokes: readonly Stroke[], about?: DoodleName) => Promise<Explanation>
}

const NOTHING = { guesses: [], about: [] }

/** Live guesses for the strokes as they are now: one question at a time, always about the latest. */
export function useDoodleGuesses(strokes: readonly Stroke[]): DoodleGuesses {
  const machine = useMachine()
  const [seen, setSeen] = useState<Pick<DoodleGuesses, 'guesses' | 'about'>>(NOTHING)
  const [failed, setFailed] = useState(false)
  const latest = useRef(strokes)
  const asking = useRef(false)
  useEffect(() => {
    latest.current = strokes
    async function ask() {
      asking.current = true
      try {
        let asked: readonly Stroke[] = []
        while (latest.current !== asked && latest.current.length > 0) {
          asked = latest.current
          setSeen({ about: asked, guesses: await machine().guess(asked) })
          setFailed(false)
        }
      } catch {
        setFailed(true)
      }
      asking.current = false
    }
    if (!asking.current) void ask()
  }, [machine, strokes])
  const explain = useCallback<DoodleGuesses['explain']>(
    (drawn, about) => machine().explain(drawn, about),
    [machine],
  )
  return { ...(strokes.length > 0 ? seen : NOTHING), failed, explain }
}
