/** How an assignment stands for its learner: handed in, marked, with the teacher's words. */
import { Plural, Trans } from '@lingui/react/macro'
import type { MyWork } from '../../adapters/teach/assignment-api.ts'
import school from '../../parts/page-layout/school.module.css'
import styles from './class.module.css'

export function WorkState({ work }: { work: MyWork }) {
  const { mark, maxMark, comments, stars } = work
  return (
    <>
      {work.state === 'handed-in' && (
        <span className={school.badge} data-tone="new">
          <Trans>handed in</Trans>
        </span>
      )}
      {work.state === 'given-back' && (
        <span className={school.badge} data-tone="good">
          {mark === null ? (
            <Trans>given back to go on</Trans>
          ) : (
            <Trans>
              Mark: {mark} of {maxMark}
            </Trans>
          )}
        </span>
      )}
      {stars !== null && stars > 0 && <span>{'★'.repeat(stars)}</span>}
      {work.rubricMarks && (
        <ul className={styles.ranking}>
          {work.rubric.map(({ text, points }, index) => (
            <li key={index}>
              <bdi>{text}</bdi>: {work.rubricMarks?.[index] ?? 0} / {points}
            </li>
          ))}
        </ul>
      )}
      {work.feedback !== '' && (
        <p className={styles.text} dir="auto">
          {work.feedback}
        </p>
      )}
      {comments > 0 && (
        <span className={school.soft}>
          <Plural value={comments} one="# new comment" other="# new comments" />
        </span>
      )}
    </>
  )
}
