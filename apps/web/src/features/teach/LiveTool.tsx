/** A tool with a learner's work in it: it runs, and changes nothing. */
import { directionOf } from '@panya/domain/locale/locale.ts'
import type { ToolHost, ToolScreenProps } from '@panya/tools/host/tool-host.ts'
import { type ComponentType, useMemo } from 'react'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'
import { useColorScheme } from '../../adapters/color-scheme.ts'
import { useSite } from '../../adapters/site.ts'
import { fetchStarter } from '../../adapters/teach/assignment-api.ts'
import type { Place } from './clicked-place.ts'
import type { OpenedWork } from './use-live-work.ts'

interface LiveToolProps {
  work: OpenedWork
  Screen: ComponentType<ToolScreenProps>
  onClicked(place: Place): void
  /** 0: looked at without one. */
  assignmentId: number
  /** What the tool's own tests give for the work. */
  onSuggest(points: number, of: number): void
}

export function LiveTool({ work, Screen, onClicked, assignmentId, onSuggest }: LiveToolProps) {
  const { locale } = useAddress()
  const colorScheme = useColorScheme()
  const { mascot } = useSite().brand
  const host = useMemo<ToolHost>(
    () => ({
      locale,
      direction: directionOf(locale),
      colorScheme,
      mascot,
      user: null,
      readonly: true,
      project: { id: work.id, title: work.title, document: work.document, originId: null },
      changed: () => undefined,
      pictured: () => undefined,
      flush: async () => 'readonly',
      canOpen: () => false,
      openNew: async () => undefined,
      progress: {
        load: async () => null,
        save: async () => undefined,
        change: async () => undefined,
      },
      judge: () => Promise.reject(new Error('Nothing is judged while looking on.')),
      activity: () => undefined,
      pointed: (excerpt) => onClicked({ kind: 'cell', excerpt }),
      toast: (message, kind = 'info') => void toast(message, { type: kind }),
      ...(assignmentId > 0 && {
        grading: {
          source: () => fetchStarter(assignmentId),
          suggest: onSuggest,
        },
      }),
    }),
    [locale, colorScheme, mascot, work, onClicked, assignmentId, onSuggest],
  )
  return <Screen host={host} />
}
