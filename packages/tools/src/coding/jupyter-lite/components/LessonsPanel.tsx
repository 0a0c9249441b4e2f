import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { use } from 'react'
import { openContent } from '../../../host/open-content.ts'
import { loadLessonMessages } from '../lesson-messages.ts'
import { LESSONS, lessonDocument } from '../lessons/lessons.ts'
import type { PanelProps } from '../tool-props.ts'
import styles from './LessonsPanel.module.css'
import { SidePanel } from './SidePanel.tsx'

/** Notebooks that teach: each opens as a project of the learner's own. */
export default function LessonsPanel({ t, host, onClose }: PanelProps) {
  const messages = use(loadLessonMessages(host.locale))
  return (
    <SidePanel t={t} title={t('lessons')} onClose={onClose}>
      <p>{t('lessonsIntro')}</p>
      <ol className={styles.lessons}>
        {openContent(host, LESSONS).map((lesson) => (
          <li key={lesson.id}>
            <CardButton
              onClick={() =>
                void host.openNew(lessonDocument(lesson, messages), messages[lesson.title])
              }
            >
              <strong>{messages[lesson.title]}</strong>
              <span>{messages[lesson.about]}</span>
            </CardButton>
          </li>
        ))}
      </ol>
    </SidePanel>
  )
}
