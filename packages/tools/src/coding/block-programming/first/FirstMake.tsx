/** Three steps that end with something made and saved: run it, change it, have it. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { Mascot } from '@panya/ui/Mascot/Mascot.tsx'
import { useEffect, useState } from 'react'
import type { SaveState } from '../../../host/tool-host.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './FirstMake.module.css'
import { useFirstMessages } from './first-messages.ts'
import { shortProgram, stepsOf, withSteps } from './first-project.ts'

const SPEEDS = [
  ['slow', 3],
  ['fast', 20],
  ['faster', 40],
] as const

interface FirstMakeProps extends ToolProps {
  /** Whether blocks can be changed here, which they cannot on a phone. */
  canBuild: boolean
  onLessons(): void
}

/** On the server, or on a guest's device, which is all a guest has. */
const isKept = (state: SaveState | null): boolean => state === 'saved' || state === 'device'

/** What became of the work after the change; asked again after every other one. */
function useSaved({ host, state }: ToolProps, changed: boolean): SaveState | null {
  const [saved, setSaved] = useState<SaveState | null>(null)
  const program = changed ? state.content : null
  useEffect(() => {
    if (program === null) return undefined
    let here = true
    void host.flush().then((answer) => here && setSaved(answer))
    return () => {
      here = false
    }
  }, [host, program])
  return saved
}

export function FirstMake(props: FirstMakeProps) {
  const { host, session, state, canBuild, onLessons } = props
  const t = useFirstMessages(host.locale)
  const [before] = useState(() => shortProgram(state.content))
  const [closed, close] = useState(false)
  const hasRun = state.runs > 0
  const changed = hasRun && shortProgram(state.content) !== before
  const saved = useSaved(props, changed)
  const done = changed && isKept(saved)
  const step = done ? 4 : changed ? 3 : hasRun ? 2 : 1
  if (closed) return null

  function words(): string {
    if (done) return t('done')
    if (changed) return t(saved === 'offline' ? 'kept' : 'saving')
    if (hasRun) return t(canBuild ? 'change' : 'pick')
    return t('run')
  }
  return (
    <section className={styles.bar} aria-label={t('name')} data-done={done}>
      <Mascot kind="owl" mood={done ? 'well-done' : 'hello'} size={44} />
      <ol className={styles.dots} aria-hidden="true">
        {[1, 2, 3].map((number) => (
          <li key={number} data-state={number < step ? 'done' : number === step ? 'now' : 'open'} />
        ))}
      </ol>
      <output className={styles.words}>
        {!done && <span className="visually-hidden">{t('step', { number: step })}: </span>}
        {words()}
      </output>
      {hasRun && (
        <div className={styles.choices}>
          {SPEEDS.map(([name, steps]) => (
            <Button
              key={name}
              size="small"
              look="ghost"
              aria-pressed={stepsOf(state.content) === steps}
              onClick={() => session.edit((content) => withSteps(content, steps))}
            >
              {t(name)} {steps}
            </Button>
          ))}
        </div>
      )}
      {done && canBuild && (
        <Button size="small" look="go" onClick={onLessons}>
          {t('lessons')}
        </Button>
      )}
      <IconButton label={t('close')} look="ghost" onClick={() => close(true)}>
        <Icon name="close" />
      </IconButton>
    </section>
  )
}
