/** How a class works: its name, its teachers, what learners may do, and focus mode. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClassDetails, TutorMode } from '@panya/domain/classroom/classroom.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import { changeClass } from '../../adapters/teach/class-api.ts'
import { AskDialog } from '../../parts/dialog/AskDialog.tsx'
import school from '../../parts/page-layout/school.module.css'
import { FocusMode } from './FocusMode.tsx'
import { Teachers } from './Teachers.tsx'
import { TutorField } from './TutorField.tsx'
import styles from './teach.module.css'
import { useAction } from './use-action.ts'

export function SettingsTab({
  room,
  tools,
}: {
  room: ClassDetails
  tools: readonly ToolManifest[]
}) {
  const { t } = useLingui()
  const act = useAction()
  const [archiving, setArchiving] = useState(false)
  const archived = room.archivedAt !== null
  return (
    <>
      {!archived && (
        <>
          <FocusMode room={room} tools={tools} />
          <Rules room={room} />
          <Teachers room={room} />
        </>
      )}
      <section className={school.section} aria-labelledby="archive">
        <h2 id="archive">
          <Trans>Archive</Trans>
        </h2>
        <p className={school.soft}>
          <Trans>An archived class closes for everybody. Nothing in it is deleted.</Trans>
        </p>
        {archived ? (
          <Button
            look="ghost"
            onClick={() => void act.run(() => changeClass(room.id, { archived: false }))}
          >
            <Trans>Bring the class back</Trans>
          </Button>
        ) : (
          <Button look="stop" onClick={() => setArchiving(true)}>
            <Trans>Archive the class</Trans>
          </Button>
        )}
      </section>
      {archiving && (
        <AskDialog
          title={t`Archive the class?`}
          confirm={t`Archive the class`}
          danger
          onConfirm={() => act.attempt(() => changeClass(room.id, { archived: true }))}
          onClose={() => setArchiving(false)}
        >
          <p>
            <Trans>You can bring it back at any time.</Trans>
          </p>
        </AskDialog>
      )}
    </>
  )
}

const limitText = (limit: number | null) => (limit === null ? '' : String(limit))
const limitIn = (text: string) => (text === '' ? null : Math.max(0, Math.floor(Number(text))))

function Rules({ room }: { room: ClassDetails }) {
  const { t } = useLingui()
  const act = useAction()
  const [name, setName] = useState(room.name)
  const [sharing, setSharing] = useState(room.sharing)
  const [leaderboard, setLeaderboard] = useState(room.leaderboard)
  const [tutorMode, setTutorMode] = useState<TutorMode>(room.tutorMode)
  const [cap, setCap] = useState(limitText(room.dailyAiCap))
  const [classCap, setClassCap] = useState(limitText(room.dailyClassAiCap))
  const save = () =>
    void act.run(
      () =>
        changeClass(room.id, {
          name: name.trim() || room.name,
          sharing,
          leaderboard,
          tutorMode,
          dailyAiCap: limitIn(cap),
          dailyClassAiCap: limitIn(classCap),
        }),
      t`Saved.`,
    )
  return (
    <section className={school.section} aria-labelledby="rules">
      <h2 id="rules">
        <Trans>The class</Trans>
      </h2>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <div className={styles.pair}>
          <TextField
            label={t`Name of the class`}
            value={name}
            maxLength={80}
            required
            onChange={(event) => setName(event.target.value)}
          />
          <TutorField value={tutorMode} onChange={setTutorMode} />
          <TextField
            label={t`AI coins a learner may spend a day`}
            hint={t`Leave it empty for no limit.`}
            type="number"
            inputMode="numeric"
            min={0}
            max={100_000}
            value={cap}
            onChange={(event) => setCap(event.target.value)}
          />
          <TextField
            label={t`AI coins the whole class may spend a day`}
            hint={t`All learners together. Leave it empty for no limit.`}
            type="number"
            inputMode="numeric"
            min={0}
            max={10_000_000}
            value={classCap}
            onChange={(event) => setClassCap(event.target.value)}
          />
        </div>
        <div className={styles.choices}>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={sharing}
              onChange={(event) => setSharing(event.target.checked)}
            />
            <Trans>Learners may show each other their projects</Trans>
          </label>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={leaderboard}
              onChange={(event) => setLeaderboard(event.target.checked)}
            />
            <Trans>Rank the stars of games in this class</Trans>
          </label>
        </div>
        <div>
          <Button type="submit" disabled={act.busy}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </section>
  )
}
