import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ToolHost } from '../host/tool-host.ts'
import { type HeroLook, readLook } from './core/journey/wardrobe.ts'
import type { JudgeResult } from './core/judge-result.ts'
import {
  type GameProgress,
  type LevelResult,
  NO_PROGRESS,
  readProgress,
  recordResult,
  totalStars,
} from './core/progress.ts'
import { bangkokDay } from './core/streak.ts'
import { DEFAULT_SETTINGS, type GameSettings, readSettings } from './game-settings.ts'
import { playSound, type SoundName } from './sound-player.ts'

const PROGRESS_KEY = 'progress'
const SETTINGS_KEY = 'settings'
const LOOK_KEY = 'look'

export interface Game {
  /** False until the stored progress is here. */
  ready: boolean
  progress: GameProgress
  settings: GameSettings
  /** True when nothing should move by itself: the setting, or the device's own. */
  calm: boolean
  changeSettings(part: Partial<GameSettings>): void
  /** What the hero wears; only what stars have unlocked. */
  look: HeroLook
  wear(look: HeroLook): void
  play(sound: SoundName): void
  /** Keeps a finished level; never loses what another tab stored meanwhile. */
  record(result: LevelResult): void
  /** Records a run by its own judgement and has the server play it again. */
  submit(
    kind: string,
    submission: unknown,
    judge: (submission: unknown) => JudgeResult,
  ): JudgeResult
}

function useStoredProgress(host: ToolHost) {
  const [progress, setProgress] = useState<GameProgress | null>(null)
  const known = useRef<GameProgress>(NO_PROGRESS)
  const queue = useRef<Promise<void>>(Promise.resolve())

  const enqueue = useCallback(
    (change: (progress: GameProgress) => GameProgress, keep: boolean) => {
      const before = queue.current
      async function apply() {
        await before
        let isShown = false
        const show = (stored: unknown) => {
          isShown = true
          known.current = change(readProgress(stored))
          setProgress(known.current)
          return known.current
        }
        const work = keep
          ? host.progress.change(PROGRESS_KEY, show)
          : host.progress.load<unknown>(PROGRESS_KEY).then(show)
        // Without the server it goes on from what is known here.
        await work.catch(() => isShown || show(known.current))
      }
      queue.current = apply()
    },
    [host.progress],
  )

  useEffect(() => enqueue((stored) => stored, false), [enqueue])
  return { progress, enqueue }
}

function useStoredSettings(host: ToolHost) {
  const [settings, setSettings] = useState<GameSettings>(DEFAULT_SETTINGS)
  useEffect(() => {
    let here = true
    host.progress.load<unknown>(SETTINGS_KEY).then(
      (stored) => here && setSettings(readSettings(stored)),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [host.progress])
  const changeSettings = useCallback(
    (part: Partial<GameSettings>) => {
      setSettings((before) => {
        const next = { ...before, ...part }
        host.progress.save(SETTINGS_KEY, next).catch(() => undefined)
        return next
      })
    },
    [host.progress],
  )
  return { settings, changeSettings }
}

/** What was chosen in the wardrobe; it is only for show, so nobody checks it but the reader. */
function useStoredLook(host: ToolHost) {
  const { progress, readonly } = host
  const [chosen, setChosen] = useState<unknown>(null)
  useEffect(() => {
    let here = true
    progress.load<unknown>(LOOK_KEY).then(
      (stored) => here && setChosen(stored),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [progress])
  const wear = useCallback(
    (look: HeroLook) => {
      setChosen(look)
      if (!readonly) progress.save(LOOK_KEY, look).catch(() => undefined)
    },
    [progress, readonly],
  )
  return { chosen, wear }
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

function watchMotion(onChange: () => void): () => void {
  const query = matchMedia(LESS_MOTION)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchMotion,
    () => matchMedia(LESS_MOTION).matches,
    () => false,
  )
}

/** Everything a game's screen needs around the game itself. */
export function useGame(host: ToolHost): Game {
  const { progress, enqueue } = useStoredProgress(host)
  const { settings, changeSettings } = useStoredSettings(host)
  const { chosen, wear } = useStoredLook(host)
  const deviceCalm = useReducedMotion()
  const { sound } = settings

  const play = useCallback(
    (name: SoundName) => {
      if (sound) void playSound(name)
    },
    [sound],
  )
  const record = useCallback(
    (result: LevelResult) =>
      enqueue((stored) => recordResult(stored, result, bangkokDay(new Date())), !host.readonly),
    [enqueue, host.readonly],
  )
  const submit = useCallback<Game['submit']>(
    (kind, submission, judge) => {
      const result = judge(submission)
      if (!result.ok) return result
      record(result)
      host.activity({ kind: 'check-passed', detail: result.level })
      // What guests win stays on their device: many people share one demo account.
      const counts = host.user !== null && host.user.role !== 'demo' && !host.readonly
      if (counts) host.judge(kind, submission).catch(() => undefined)
      return result
    },
    [host, record],
  )
  return useMemo(
    () => ({
      ready: progress !== null,
      progress: progress ?? NO_PROGRESS,
      settings,
      calm: settings.calm || deviceCalm,
      changeSettings,
      look: readLook(chosen, totalStars(progress ?? NO_PROGRESS)),
      wear,
      play,
      record,
      submit,
    }),
    [progress, settings, chosen, wear, deviceCalm, changeSettings, play, record, submit],
  )
}
