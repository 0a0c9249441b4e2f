/** What the stage needs so that learners can move monitors, in their own words. */
import { useMemo } from 'react'
import type { MonitorHand } from '../../coding-kit/stage/Monitors.tsx'
import type { MonitorLook } from './core/document.ts'
import { watchedName } from './reporter-names.ts'
import type { ToolProps } from './tool-props.ts'

const NONE = {}

/** `onRange` opens the dialog for the ends of a slider. */
export function useMonitorHand(
  { session, state, t }: ToolProps,
  onRange: (id: string, look: MonitorLook) => void,
): MonitorHand {
  const looks = state.content.monitors ?? NONE
  return useMemo(
    () => ({
      looks,
      setLook: (id, look) => session.setMonitor(id, look),
      setVariable: (id, value) => session.player.setVariable(id, value),
      askRange: onRange,
      nameOf: ({ id }) => watchedName(t, id),
      words: {
        help: t('monitorHelp'),
        menu: t('monitorMenu'),
        default: t('monitorDefault'),
        large: t('monitorLarge'),
        slider: t('monitorSlider'),
        range: t('monitorRange'),
        larger: t('monitorLarger'),
        smaller: t('monitorSmaller'),
        empty: t('monitorEmpty'),
        length: t('monitorLength'),
      },
    }),
    [session, looks, t, onRange],
  )
}
