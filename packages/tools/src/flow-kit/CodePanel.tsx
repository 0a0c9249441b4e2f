import { NOTEBOOK_FORMAT } from '@panya/domain/notebook/notebook.ts'
import { useBusy, useFlowContent } from '@panya/engines/flow/canvas/flow-hooks.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { pythonCode } from '@panya/engines/flow/python-code.ts'
import { requirementsOf } from '@panya/engines/flow/python-packages.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import type { ToolHost } from '../host/tool-host.ts'
import { saveBlob } from './downloads.ts'
import type { FlowMessages } from './flow-messages.ts'
import { notebookDocument } from './notebook.ts'
import { notebookFiles } from './notebook-files.ts'
import { packagesMissing } from './notebook-packages.ts'
import { readmeOf } from './readme.ts'
import styles from './SidePanels.module.css'
import { tableColumns } from './table-columns.ts'
import { titleOf } from './workbench-actions.ts'

/** The flow as Python, live. */

const FOLDER = { largest: 150_000_000, allTogether: 200_000_000 }

interface CodePanelProps {
  session: FlowSession
  messages: FlowMessages
  host: ToolHost
}

export function CodePanel({ session, messages, host }: CodePanelProps) {
  const content = useFlowContent(session)
  // Shown anew when all is computed: only then a table says what its columns are.
  useBusy(session)
  const code = pythonCode(content, session.registry, {
    nameOf: (node) =>
      titleOf(session, messages, node.id.split('/').at(-1) ?? node.id) || messages.node(node.type),
    skipped: (name, why) => messages.t(why === 'no-python' ? 'codeNone' : 'codeSkipped', { name }),
    columnsOf: (node) => tableColumns(session, node),
  })
  const canOpen = !host.readonly && host.canOpen(NOTEBOOK_FORMAT)
  const missing = canOpen ? packagesMissing(code) : []
  const title = host.project?.title ?? messages.t('code')
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code)
    host.toast(messages.t('codeCopied'), 'success')
  }
  const download = async (): Promise<void> => {
    // A folder on a computer has room for more than a notebook on the site.
    const { files, left } = await notebookFiles(session, FOLDER)
    if (left.length > 0) host.toast(messages.t('codeZipLeft', { names: left.join(', ') }))
    const { zippedFolder } = await import('@panya/engines/flow/python-folder.ts')
    const folder = {
      code,
      files,
      readme: readmeOf(title, code, messages),
      requirements: requirementsOf(code),
    }
    saveBlob(new Blob([zippedFolder(folder, 'flow')], { type: 'application/zip' }), 'flow.zip')
  }
  const openNotebook = async (): Promise<void> => {
    const { files, left } = await notebookFiles(session)
    if (left.length > 0) host.toast(messages.t('codeFilesLeft', { names: left.join(', ') }))
    await host.openNew(notebookDocument(code, title, files), title)
  }
  return (
    <section className={styles.panel} aria-label={messages.t('code')}>
      <h2>{messages.t('code')}</h2>
      <p>{messages.t('codeIntro')}</p>
      <div className={styles.row}>
        <Button look="ghost" size="compact" onClick={() => void copy()}>
          {messages.t('codeCopy')}
        </Button>
        <Button look="ghost" size="compact" onClick={() => void download()}>
          {messages.t('codeDownload')}
        </Button>
        {canOpen && (
          <Button look="ghost" size="compact" onClick={() => void openNotebook()}>
            {messages.t('codeNotebook')}
          </Button>
        )}
      </div>
      {missing.length > 0 && <p>{messages.t('codeNeeds', { names: missing.join(', ') })}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long code scrolls with the keyboard */}
      <pre className={styles.code} dir="ltr" tabIndex={0}>
        <code>{highlighted(code)}</code>
      </pre>
    </section>
  )
}

const PIECES =
  /(#[^\n]*)|("""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*")|\b(import|from|as|def|return|if|else|for|in|not|and|or|None|True|False|lambda|print)\b|\b(\d+(?:\.\d+)?)\b/g

/** Comments, texts, keywords and numbers in their colours. */
function highlighted(code: string) {
  const parts: (string | { kind: string; text: string; at: number })[] = []
  let end = 0
  for (const match of code.matchAll(PIECES)) {
    parts.push(code.slice(end, match.index))
    const kind = match[1] ? 'comment' : match[2] ? 'text' : match[3] ? 'word' : 'number'
    parts.push({ kind, text: match[0], at: match.index })
    end = match.index + match[0].length
  }
  parts.push(code.slice(end))
  return parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <span key={part.at} data-kind={part.kind}>
        {part.text}
      </span>
    ),
  )
}
