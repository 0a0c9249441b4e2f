/** Works about which nothing can be told, and why: nobody should take silence for an answer. */
import { Trans } from '@lingui/react/macro'
import type { AlikeAnswer, SkipReason } from '@panya/domain/alike/alike-work.ts'
import styles from '../../../parts/page-layout/school.module.css'
import { useNames } from './use-names.ts'

export function NotCompared({ answer: { short, skipped } }: { answer: AlikeAnswer }) {
  const listed = useNames()
  const names = listed(short)
  if (short.length === 0 && skipped.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="nothing-to-tell">
      <h2 id="nothing-to-tell">
        <Trans>Nothing can be told about these</Trans>
      </h2>
      <ul>
        {short.length > 0 && (
          <li>
            <Trans>
              Too short to tell, once what many have is taken away: <bdi>{names}</bdi>
            </Trans>
          </li>
        )}
        {skipped.map((work) => (
          <li key={work.id}>
            <bdi>{listed([work])}</bdi>: <Why why={work.why} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Why({ why }: { why: SkipReason }) {
  if (why === 'too-large') return <Trans>too large to be compared</Trans>
  if (why === 'too-many') return <Trans>more works than can be compared at once</Trans>
  if (why === 'gone') return <Trans>there is no work to look at</Trans>
  return <Trans>this work could not be read</Trans>
}
