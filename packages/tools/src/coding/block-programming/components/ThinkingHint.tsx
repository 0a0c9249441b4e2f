/** Says that a function is still calculating when the stage has been silent for a while. */

import { useEffect, useState } from 'react'
import type { ToolProps } from '../tool-props.ts'

const LOOK_MS = 500

export function ThinkingHint({ session, t }: ToolProps) {
  const [isThinking, setThinking] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => setThinking(session.isThinking), LOOK_MS)
    return () => clearInterval(timer)
  }, [session])
  return <output>{isThinking ? t('stillThinking') : ''}</output>
}
