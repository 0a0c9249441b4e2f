/** What the child showed that they can do: solved tasks by skill, stars of the games, steps of the courses. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { GuardianProgress } from '@panya/domain/classroom/guardian-progress.ts'
import { SKILLS } from '@panya/domain/skill/skill.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { useAddress } from '../../adapters/address.ts'
import { SKILL_MESSAGES } from '../../parts/progress/skill-messages.ts'
import styles from './guardian.module.css'

interface ProgressLearntProps {
  progress: Pick<GuardianProgress, 'skills' | 'stars' | 'courses'>
  tools: readonly ToolManifest[]
}

export function ProgressLearnt({ progress, tools }: ProgressLearntProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const { skills, stars, courses } = progress
  const shown = SKILLS.filter((skill) => skills[skill])
  const nothing = shown.length === 0 && stars === 0 && courses.length === 0
  return (
    <section className={styles.card} aria-labelledby="progress-learnt">
      <h2 id="progress-learnt">
        <Trans>What was learnt</Trans>
      </h2>
      {nothing && (
        <p>
          <Trans>Nothing yet. Solved tasks, stars and steps of courses will stand here.</Trans>
        </p>
      )}
      {!nothing && (
        <dl className={styles.facts}>
          {shown.map((skill) => (
            <div key={skill}>
              <dt>{t(SKILL_MESSAGES[skill])}</dt>
              <dd>
                <Plural value={skills[skill] ?? 0} one="# solved task" other="# solved tasks" />
              </dd>
            </div>
          ))}
          {stars > 0 && (
            <div>
              <dt>
                <Trans>Games</Trans>
              </dt>
              <dd>
                <Plural value={stars} one="# star" other="# stars" />
              </dd>
            </div>
          )}
          {courses.map(({ tool, done, steps }) => {
            const name = tools.find(({ path }) => path === tool)?.title[locale] ?? tool
            return (
              <div key={tool}>
                <dt>
                  <Trans>{name} course</Trans>
                </dt>
                <dd>
                  <Trans>
                    {done} of <Plural value={steps} one="# step" other="# steps" />
                  </Trans>
                </dd>
              </div>
            )
          })}
        </dl>
      )}
    </section>
  )
}
