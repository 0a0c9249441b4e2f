import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { useEffect, useState } from 'react'
import type { FlowMessages } from './flow-messages.ts'
import type { FlowTool } from './flow-tool.ts'
import { NodeDemoView } from './NodeDemoView.tsx'
import styles from './NodeHelp.module.css'
import type { NodeDemos } from './node-demo.ts'
import { NodePicture } from './pictures/NodePicture.tsx'

/** What a kind of node does: in a sentence, in a drawing, and at work on something small. */

interface NodeHelpProps {
  type: string
  tool: FlowTool
  session: FlowSession
  messages: FlowMessages
  /** Absent where nothing may be added. */
  onAdd?: ((type: string) => void) | undefined
  onClose: () => void
}

export function NodeHelp({ type, tool, session, messages, onAdd, onClose }: NodeHelpProps) {
  const [demos, setDemos] = useState<NodeDemos | null>(null)
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    let isOpen = true
    void tool.demos().then(
      (loaded) => isOpen && setDemos(loaded),
      () => isOpen && setDemos({}),
    )
    return () => {
      isOpen = false
    }
  }, [tool])
  const demo = demos?.[type]
  const waits = demo?.heavy === true && !wanted
  return (
    <Dialog
      wide
      title={messages.node(type)}
      closeLabel={messages.t('close')}
      onClose={onClose}
      actions={
        onAdd && (
          <Button
            onClick={() => {
              onAdd(type)
              onClose()
            }}
          >
            {messages.t('helpAdd')}
          </Button>
        )
      }
    >
      <div className={styles.intro}>
        <NodePicture of={tool.pictures[type]} size={72} />
        <p>{messages.help(type)}</p>
      </div>
      {demos && !demo && <p>{messages.t('helpNoExample')}</p>}
      {waits && (
        <p>
          <Button look="ghost" onClick={() => setWanted(true)}>
            {messages.t('helpRun')}
          </Button>{' '}
          {messages.t('helpHeavy')}
        </p>
      )}
      {demo && !waits && (
        <NodeDemoView demo={demo} tool={tool} session={session} messages={messages} />
      )}
      <p className={styles.tip}>{messages.t('helpKey')}</p>
    </Dialog>
  )
}
