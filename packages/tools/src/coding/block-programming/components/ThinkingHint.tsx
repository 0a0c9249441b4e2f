/** Says why the stage is silent: a function is still calculating, or Python is on its way. */

import { useEffect, useState } from 'react'
import type { ToolProps } from '../tool-props.ts'

const LOOK_MS = 500

export function ThinkingHint({ session, state, t }: ToolProps) {
  const [isThinking, setThinking] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => setThinking(session.player.isThinking), LOOK_MS)
    return () => clearInterval(timer)
  }, [session])
  if (state.python === 'starting') return <output>{t('pythonStarting')}</output>
  return <output>{isThinking ? t('stillThinking') : ''}</output>
}
