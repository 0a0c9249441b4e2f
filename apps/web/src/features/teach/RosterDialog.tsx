/** Inviting many at once: paste a list, mend or leave out what is wrong, then invite the good lines. */
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { GRADES } from '@panya/domain/account/grade.ts'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import type { RosterRow } from '@panya/domain/classroom/roster.ts'
import { listLines, withListLine } from '@panya/domain/csv/list-lines.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useState } from 'react'
import { sendNames } from '../../adapters/teach/card-api.ts'
import { sendRoster } from '../../adapters/teach/class-api.ts'
import { GRADE_NAMES } from '../../parts/account/account-messages.ts'
import school from '../../parts/page-layout/school.module.css'
import { ListField } from './ListField.tsx'
import { RosterPreview } from './RosterPreview.tsx'
import styles from './teach.module.css'
import { useAction } from './use-action.ts'

interface RosterDialogProps {
  room: ClassDetails
  /** Invitations to addresses, or accounts for names without any. */
  way: 'invite' | 'make'
  onClose(): void
}

export function RosterDialog({ room, way, onClose }: RosterDialogProps) {
  const { t } = useLingui()
  const act = useAction()
  const [text, setText] = useState('')
  const [grade, setGrade] = useState('other')
  const [looked, setLooked] = useState<RosterRow[] | null>(null)
  /** A line was mended after the list was looked at. */
  const [mended, setMended] = useState(false)
  const good = looked?.filter(({ problem }) => problem === null).length ?? 0
  const make = way === 'make'
  const ask = make ? sendNames : sendRoster

  const look = () =>
    void act.run(async () => {
      setLooked((await ask(room.id, text, grade, true)).rows)
      setMended(false)
    })
  const mend = (line: number, written: string) => {
    setText(withListLine(text, line, written))
    setMended(true)
  }
  const leaveOut = (line: number) => {
    setText(withListLine(text, line, ''))
    setLooked(looked?.filter((row) => row.line !== line) ?? null)
  }
  const send = async () => {
    const invited = good
    const done = make
      ? t`Accounts made: ${invited}. Now print the cards.`
      : t`${plural(invited, { one: '# learner invited.', other: '# learners invited.' })}`
    const worked = await act.run(() => ask(room.id, text, grade, false), done)
    if (worked) onClose()
  }

  return (
    <Dialog
      open
      wide
      title={make ? t`Make accounts from names` : t`Invite a list`}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      <div className={styles.form}>
        <ListField
          hint={
            make
              ? t`One learner a line: first name, last name, grade. Copied from a spreadsheet works too, with or without headings.`
              : t`One learner a line: email, first name, last name, grade. Copied from a spreadsheet works too, with or without headings.`
          }
          value={text}
          onChange={(list) => {
            setText(list)
            setLooked(null)
          }}
        />
        <SelectField
          label={t`Grade, where a line names none`}
          value={grade}
          onChange={(event) => {
            setGrade(event.target.value)
            setLooked(null)
          }}
        >
          {GRADES.map((name) => (
            <option key={name} value={name}>
              {t(GRADE_NAMES[name])}
            </option>
          ))}
        </SelectField>
        {looked && (
          <RosterPreview
            rows={looked}
            lines={listLines(text)}
            make={make}
            onMend={mend}
            onLeaveOut={leaveOut}
            onCheck={look}
          />
        )}
        <div className={school.row}>
          {looked && !mended ? (
            <Button
              className={styles.end ?? ''}
              disabled={act.busy || good === 0}
              onClick={() => void send()}
            >
              {make ? (
                <Plural value={good} one="Make # account" other="Make # accounts" />
              ) : (
                <Plural value={good} one="Invite # learner" other="Invite # learners" />
              )}
            </Button>
          ) : (
            <Button
              className={styles.end ?? ''}
              disabled={act.busy || text.trim() === ''}
              onClick={look}
            >
              {looked ? <Trans>Check again</Trans> : <Trans>Check the list</Trans>}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
