/** Gives back every draft that has a mark, after asking once: learners see them from then on. */

import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Assignment, Submission } from '@panya/domain/classroom/assignment.ts'
import { isToReturn } from '@panya/domain/classroom/marking.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { returnDrafts } from '../../../adapters/teach/marking-api.ts'
import { AskDialog } from '../../../parts/dialog/AskDialog.tsx'
import { useAction } from '../use-action.ts'

interface ReturnAllProps {
  given: Assignment
  rows: readonly Submission[]
}

export function ReturnAll({ given, rows }: ReturnAllProps) {
  const { t } = useLingui()
  const act = useAction()
  const [asking, setAsking] = useState(false)
  const ready = rows.filter(isToReturn).length
  const again = rows.filter(({ draft }) => draft?.outdated).length
  if (ready === 0) return null

  const send = () =>
    act.run(async () => {
      const returned = await returnDrafts(given.id)
      toast(t`${plural(returned, { one: '# work returned.', other: '# works returned.' })}`, {
        type: 'success',
      })
    })

  return (
    <>
      <Button look="go" size="small" disabled={act.busy} onClick={() => setAsking(true)}>
        <Trans>Return all marked ({ready})</Trans>
      </Button>
      {asking && (
        <AskDialog
          title={<Trans>Return all marked work?</Trans>}
          confirm={<Trans>Return</Trans>}
          onConfirm={() => void send()}
          onClose={() => setAsking(false)}
        >
          <p>
            <Plural
              value={ready}
              one="# learner gets a mark and your words."
              other="# learners get their marks and your words."
            />
          </p>
          {again > 0 && (
            <p>
              <Plural
                value={again}
                one="# work was handed in again after you marked it. It waits for another look."
                other="# works were handed in again after you marked them. They wait for another look."
              />
            </p>
          )}
        </AskDialog>
      )}
    </>
  )
}
