/** The plan of a lesson: goal, what is needed, minute by minute, questions, what goes wrong, easier and further. */
import { Trans } from '@lingui/react/macro'
import { directionOf, type Locale } from '@panya/domain/locale/locale.ts'
import type { ReadyTask, ReadyTaskText } from '@panya/tools/host/ready-task.ts'
import { Markdown } from '@panya/ui/Markdown/Markdown.tsx'
import { LessonSteps } from './LessonSteps.tsx'
import styles from './library.module.css'

interface LessonPlanProps {
  task: ReadyTask
  text: ReadyTaskText
  language: Locale
}

export function LessonPlan({ task, text, language }: LessonPlanProps) {
  const spoken = { lang: language, dir: directionOf(language) }
  return (
    <div className={styles.plan}>
      <h3>
        <Trans>Goal</Trans>
      </h3>
      <p {...spoken}>{text.goal}</p>
      <h3>
        <Trans>What is needed</Trans>
      </h3>
      <Lines lines={text.needs} {...spoken} />
      <h3>
        <Trans>Minute by minute</Trans>
      </h3>
      <LessonSteps task={task} text={text} language={language} />
      <h3>
        <Trans>Questions to the class</Trans>
      </h3>
      <Lines lines={text.ask} {...spoken} />
      <h3>
        <Trans>What goes wrong, and what to say</Trans>
      </h3>
      <dl {...spoken}>
        {text.trouble.map(({ sign, say }) => (
          <div key={sign}>
            <dt>
              <Markdown source={sign} />
            </dt>
            <dd>
              <Markdown source={say} />
            </dd>
          </div>
        ))}
      </dl>
      <h3>
        <Trans>A step easier</Trans>
      </h3>
      <div {...spoken}>
        <Markdown source={text.easier} />
      </div>
      <h3>
        <Trans>A step further</Trans>
      </h3>
      <div {...spoken}>
        <Markdown source={text.further} />
      </div>
      <h3>
        <Trans>What gives points</Trans>
      </h3>
      <ul {...spoken}>
        {text.rubric.map((line, index) => (
          <li key={line}>
            <bdi>{line}</bdi> ({task.points[index]})
          </li>
        ))}
      </ul>
      {task.solution && (
        <>
          <h3>
            <Trans>A solution, for you alone</Trans>
          </h3>
          <pre dir="ltr">
            <code>{task.solution}</code>
          </pre>
        </>
      )}
    </div>
  )
}

interface LinesProps {
  lines: readonly string[]
  lang: string
  dir: 'ltr' | 'rtl'
}

function Lines({ lines, ...spoken }: LinesProps) {
  return (
    <ul {...spoken}>
      {lines.map((line) => (
        <li key={line}>
          <Markdown source={line} />
        </li>
      ))}
    </ul>
  )
}
