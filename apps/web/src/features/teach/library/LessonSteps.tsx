/** What happens in a lesson, from which minute to which. */
import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '@panya/domain/locale/format-number.ts'
import { directionOf, type Locale } from '@panya/domain/locale/locale.ts'
import type { ReadyTask, ReadyTaskText } from '@panya/tools/host/ready-task.ts'
import { Markdown } from '@panya/ui/Markdown/Markdown.tsx'
import styles from './library.module.css'

interface LessonStepsProps {
  task: ReadyTask
  text: ReadyTaskText
  language: Locale
}

export function LessonSteps({ task, text, language }: LessonStepsProps) {
  const { t, i18n } = useLingui()
  return (
    <ol className={styles.minutes}>
      {text.plan.map((what, index) => {
        const begun = task.plan.slice(0, index).reduce((sum, minutes) => sum + minutes, 0)
        const [from, until] = [begun, begun + task.plan[index]!].map((at) =>
          formatNumber(i18n.locale, at),
        )
        return (
          <li key={what}>
            <span className={styles.clock}>{t`${from}–${until} min`}</span>
            <div lang={language} dir={directionOf(language)}>
              <Markdown source={what} />
            </div>
          </li>
        )
      })}
    </ol>
  )
}
