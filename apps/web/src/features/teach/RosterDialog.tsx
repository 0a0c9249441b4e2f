/** Inviting many at once: paste a list, look at what was read and what is wrong, then invite the good lines. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { GRADES, isGrade } from '@panya/domain/account/grade.ts'
import { personName } from '@panya/domain/account/person-name.ts'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import type { RosterProblem, RosterRow } from '@panya/domain/classroom/roster.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useState } from 'react'
import { sendNames } from '../../adapters/teach/card-api.ts'
import { sendRoster } from '../../adapters/teach/class-api.ts'
import { GRADE_NAMES } from '../../parts/account/account-messages.ts'
import school from '../../parts/page-layout/school.module.css'
import { ListField } from './ListField.tsx'
import { PersonCell } from './PersonCell.tsx'
import { TeachTable } from './TeachTable.tsx'
import styles from './teach.module.css'
import { useAction } from './use-action.ts'

const PROBLEMS: Record<RosterProblem, MessageDescriptor> = {
  'no-email': msg`no email address`,
  'bad-email': msg`this is no email address`,
  duplicate: msg`is in the list twice`,
  'no-name': msg`no first name`,
  'bad-name': msg`the name has characters that cannot be used`,
  'bad-grade': msg`unknown grade`,
  'already-here': msg`is in this class already`,
  'already-invited': msg`is invited already`,
  'not-a-student': msg`is a shared guest account`,
  'has-email': msg`has an email address: invite a list instead`,
}

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
  const good = looked?.filter(({ problem }) => problem === null).length ?? 0
  const make = way === 'make'
  const ask = make ? sendNames : sendRoster

  const look = () =>
    void act.run(async () => setLooked((await ask(room.id, text, grade, true)).rows))
  const send = async () => {
    const invited = good
    const done = make ? t`Accounts made: ${invited}. Now print the cards.` : t`${invited} invited.`
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
        {looked && <Preview rows={looked} make={make} />}
        <div className={school.row}>
          {looked ? (
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
              <Trans>Check the list</Trans>
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Preview({ rows, make }: { rows: RosterRow[]; make: boolean }) {
  const { t } = useLingui()
  const wrong = rows.filter(({ problem }) => problem !== null)
  const right = rows.filter(({ problem }) => problem === null)
  const twins = make && wrong.some(({ problem }) => problem === 'duplicate')
  return (
    <div>
      <output>
        {wrong.length === 0 ? (
          <Trans>Everything is fine.</Trans>
        ) : (
          <Plural
            value={wrong.length}
            one="# line has a problem and will be left out."
            other="# lines have a problem and will be left out."
          />
        )}
      </output>
      {twins && (
        <p className={school.soft}>
          <Trans>Two children with the same name? Add a letter or a nickname to one of them.</Trans>
        </p>
      )}
      <TeachTable label={t`What was read`} columns={[t`Line`, t`Name`, t`State`, t`Grade`]}>
        {[...wrong, ...right].map((row) => (
          <tr key={row.line}>
            <td>{row.line}</td>
            <PersonCell email={row.email}>
              <bdi>{personName(row)}</bdi>
            </PersonCell>
            <td>
              {row.problem === null ? (
                <span className={school.badge} data-tone="good">
                  ✓
                </span>
              ) : (
                <span className={school.badge} data-tone="bad">
                  {t(PROBLEMS[row.problem])}
                </span>
              )}
            </td>
            <td>{isGrade(row.grade) ? t(GRADE_NAMES[row.grade]) : row.grade}</td>
          </tr>
        ))}
      </TeachTable>
    </div>
  )
}
