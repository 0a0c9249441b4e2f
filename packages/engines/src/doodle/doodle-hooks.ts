import { useCallback, useEffect, useRef, useState } from 'react'
import { createDoodleMachine, type DoodleMachine } from './doodle-client.ts'
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
  return useCallback(() => (machine.current ??= createDoodleMachine()), [])
}

export interface DoodleGuesses {
  guesses: Guess[]
  /** True when the machine could not be started: the game goes on without it. */
  failed: boolean
  explain: (strokes: readonly Stroke[], about?: DoodleName) => Promise<Explanation>
}

/** Live guesses for the strokes as they are now; an answer that comes too late is dropped. */
export function useDoodleGuesses(strokes: readonly Stroke[]): DoodleGuesses {
  const machine = useMachine()
  const [answer, setAnswer] = useState<{ strokes: readonly Stroke[]; guesses: Guess[] } | null>(
    null,
  )
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (strokes.length === 0) return undefined
    let wanted = true
    machine()
      .guess(strokes)
      .then(
        (guesses) => {
          if (wanted) {
            setAnswer({ strokes, guesses })
            setFailed(false)
          }
          return guesses
        },
        () => wanted && setFailed(true),
      )
    return () => {
      wanted = false
    }
  }, [machine, strokes])
  const explain = useCallback<DoodleGuesses['explain']>(
    (drawn, about) => machine().explain(drawn, about),
    [machine],
  )
  return { guesses: strokes.length > 0 ? (answer?.guesses ?? []) : [], failed, explain }
}
