/** One ready assignment: what learners read, the lesson plan, and what can be done with it. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { directionOf } from '@panya/domain/locale/locale.ts'
import { instructionsOf } from '@panya/tools/host/ready-task.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { Markdown } from '@panya/ui/Markdown/Markdown.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { type GameLevels, useLevelTitle } from '../../../adapters/teach/game-levels.ts'
import type { FoundTask } from '../../../adapters/teach/ready-tasks.ts'
import school from '../../../parts/page-layout/school.module.css'
import { LanguageField } from '../consent/LanguageField.tsx'
import styles from '../teach.module.css'
import { LessonPlan } from './LessonPlan.tsx'
import library from './library.module.css'
import { TaskFacts } from './TaskFacts.tsx'
import { KIND_WORDS } from './task-words.ts'
import { UseDialog } from './UseDialog.tsx'
import { useLibraryAddress } from './use-library-address.ts'

interface TaskScreenProps {
  found: FoundTask
  tool: ToolManifest
  levels: GameLevels
}

export function TaskScreen({ found, tool, levels }: TaskScreenProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const address = useLibraryAddress()
  const [using, setUsing] = useState(false)
  const { task, text } = found
  const level = useLevelTitle(levels, { tool: tool.path, level: task.level ?? null }, locale)
  const checks = task.checks?.length ?? 0
  const spoken = { lang: address.language, dir: directionOf(address.language) }
  return (
    <div className={school.page} data-family="teach">
      <header className={styles.head}>
        <p className={styles.crumb}>
          <Link to={address.with({ task: null, lang: null })}>
            <Trans>Ready assignments</Trans>
          </Link>
        </p>
        <h1 {...spoken}>{text.title}</h1>
      </header>
      <p className={`${school.soft} ${school.row}`}>
        <span className={school.badge}>{t(KIND_WORDS[task.kind])}</span>
        <span>
          {tool.title[locale]} · <TaskFacts task={task} />
        </span>
        {level !== null && (
          <span>
            <Trans>Level: {level}</Trans>
          </span>
        )}
        {checks > 0 && (
          <span>
            <Plural value={checks} one="with # check" other="with # checks" />
          </span>
        )}
        {task.starter && (
          <span>
            <Trans>with a starter project</Trans>
          </span>
        )}
      </p>
      <div className={library.acts}>
        <LanguageField
          label={t`Language of the text`}
          value={address.language}
          onChange={(lang) => address.change({ lang })}
        />
        <Button onClick={() => setUsing(true)}>
          <Trans>Use in a class</Trans>
        </Button>
        <Link className={buttonClass('ghost')} to={address.with({ show: 'sheet' })}>
          <Trans>Sheet for learners</Trans>
        </Link>
        <Link className={buttonClass('ghost')} to={address.with({ show: 'plan' })}>
          <Trans>Print the lesson plan</Trans>
        </Link>
      </div>
      <div className={library.both}>
        <section className={school.section} aria-labelledby="learners-read">
          <h2 id="learners-read">
            <Trans>What learners read</Trans>
          </h2>
          <div className={styles.note} {...spoken}>
            <Markdown source={instructionsOf(text)} headingLevel={3} />
          </div>
        </section>
        <section className={school.section} aria-labelledby="lesson-plan">
          <h2 id="lesson-plan">
            <Trans>Lesson plan</Trans>
          </h2>
          <LessonPlan task={task} text={text} language={address.language} />
        </section>
      </div>
      {using && <UseDialog found={found} onClose={() => setUsing(false)} />}
    </div>
  )
}
