/** React's side of an open block project. */
import type { ThemeName } from '@panya/engines/blockly/themes.ts'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import type { BlocksMessages } from './blocks-messages.ts'
import { BlocksSession } from './blocks-session.ts'
import { type BlocksContent, emptyContent, emptyDocument } from './core/document.ts'
import { type LibraryNames, librarySoundEntry, useLibraryNames } from './library-names.ts'
import { openProject } from './scripts/open-project.ts'

type Opened = { content: BlocksContent; problem: null } | { content: null; problem: string }

/** The project's content; a fresh one speaks the learner's language. */
export function useOpenedContent(host: ToolHost, t: BlocksMessages): Opened {
  const names = useLibraryNames(host.locale)
  return useMemo(() => {
    try {
      const content = host.project ? openProject(host.project.document) : emptyContent
      const isFresh = JSON.stringify(content) === JSON.stringify(openProject(emptyDocument))
      return { content: isFresh ? withLocalizedNames(content, t, names) : content, problem: null }
    } catch (error) {
      return { content: null, problem: error instanceof Error ? error.message : String(error) }
    }
  }, [host.project, t, names])
}

export function withLocalizedNames(
  content: BlocksContent,
  t: BlocksMessages,
  names: LibraryNames,
): BlocksContent {
  return {
    ...content,
    actors: content.actors.map((actor) => ({
      ...actor,
      name: actor.isStage ? t('stage') : names.picture(actor.id),
      costumes: actor.costumes.map((costume) => ({ ...costume, name: names.picture(costume.id) })),
      sounds: actor.sounds.map(({ id, seconds }) => librarySoundEntry(names, id, seconds)),
    })),
  }
}

/** One session for as long as the project is open; made in an effect so that it is always taken down. */
export function useSession(host: ToolHost, content: BlocksContent): BlocksSession {
  const [session] = useState(() => new BlocksSession(host, content))
  useEffect(() => {
    session.open()
    return () => session.dispose()
  }, [session])
  return session
}

const WIDE = '(width >= 760px)'

/** Tablets and larger edit; phones read and run. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(WIDE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(WIDE).matches,
    () => true,
  )
}

const CONTRAST_KEY = 'panya.blocks.contrast'

/** What was chosen here; else what the whole device is set to. */
function wantsContrast(): boolean {
  const chosen = localStorage.getItem(CONTRAST_KEY)
  return chosen === null ? window.matchMedia('(prefers-contrast: more)').matches : chosen === 'on'
}

export function useThemeName(host: ToolHost): {
  theme: ThemeName
  contrast: boolean
  setContrast(on: boolean): void
} {
  const [contrast, setContrast] = useState(wantsContrast)
  const theme: ThemeName = contrast ? `contrast-${host.colorScheme}` : host.colorScheme
  return {
    theme,
    contrast,
    setContrast: (on) => {
      localStorage.setItem(CONTRAST_KEY, on ? 'on' : 'off')
      setContrast(on)
    },
  }
}

const PALETTE_KEY = 'panya.blocks.palette'

export interface PaletteSetting {
  isOpen: boolean
  setOpen(open: boolean): void
}

/** Whether all blocks are always there, or come out of drawers. */
export function usePalette(): PaletteSetting {
  const [isOpen, setOpen] = useState(() => localStorage.getItem(PALETTE_KEY) !== 'closed')
  return {
    isOpen,
    setOpen: (open) => {
      localStorage.setItem(PALETTE_KEY, open ? 'open' : 'closed')
      setOpen(open)
    },
  }
}
