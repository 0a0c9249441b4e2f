import { Button } from '@panya/ui/Button/Button.tsx'
import { lazy, Suspense, use, useState } from 'react'
import type { ToolHost } from '../host/tool-host.ts'
import { useGameMessages } from './game-messages.ts'
import { PlaceTitle } from './place-title.ts'

const LinkDialog = lazy(() => import('./LinkDialog.tsx'))

interface ShareReplayProps {
  host: ToolHost
  /** What others get: what was played, or a level to play. */
  submission: unknown
  /** How its maker finds it among their links; the place in the game where nothing is said. */
  title?: string
  label?: string
  disabled?: boolean
}

/** A link for others to what was played or made. There is none where nobody is signed in. */
export function ShareReplay({ host, submission, disabled = false, ...names }: ShareReplayProps) {
  const t = useGameMessages(host.locale)
  const place = use(PlaceTitle)
  const [open, setOpen] = useState(false)
  if (!host.links) return null
  return (
    <>
      <Button look="ghost" disabled={disabled} onClick={() => setOpen(true)}>
        {names.label ?? t('share')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <LinkDialog
            host={host}
            links={host.links}
            content={submission}
            title={names.title || place || t('replay')}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
