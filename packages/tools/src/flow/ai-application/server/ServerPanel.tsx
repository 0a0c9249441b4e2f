import type { AiOffers } from '@panya/domain/ai/ai-kind.ts'
import { useNodeState } from '@panya/engines/flow/canvas/flow-hooks.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { NodePanelProps } from '../../../flow-kit/flow-tool.ts'
import { NotAnswered } from '../../../host/ai-client.ts'
import type { AskedTurn } from '../../../host/tutor/tutor-client.ts'
import styles from '../components/AiViews.module.css'
import editors from '../components/Editors.module.css'
import type { Platform } from '../platform.ts'
import type { ServerAnswers } from './server-answers.ts'
import { kindOfNode } from './server-kinds.ts'

/** The price before a run, the balance after it, and what went wrong when it costs nothing. */

/** Problems with a message of their own; all others are one: it did not work. */
const KNOWN = new Set([
  'price-changed',
  'not-enough-coins',
  'daily-limit',
  'class-limit',
  'guardian-consent-needed',
  'too-busy',
  'ai-busy',
  'ai-too-slow',
  'bad-input',
  'no-language-model',
  'nothing-to-ask',
])

interface Settled {
  used: number | null
  problem: string | null
  /** What the server said instead of an answer. */
  instead: AskedTurn | null
}

const NotAnsweredNote = lazy(() => import('./NotAnsweredNote.tsx'))

export function serverPanel(
  answers: ServerAnswers,
  platform: Platform,
): ComponentType<NodePanelProps> {
  return function ServerPanel({ session, node, messages, readonly }: NodePanelProps) {
    const { own } = messages
    const { client } = platform
    const state = useNodeState(session, node)
    const kind = kindOfNode(session.typeOfNode(node)?.type)
    const [offers, setOffers] = useState<AiOffers | null>(null)
    const [unreachable, setUnreachable] = useState(false)
    const [busy, setBusy] = useState(false)
    const [settled, setSettled] = useState<Settled>({
      used: null,
      problem: null,
      instead: null,
    })
    const look = async (): Promise<void> => {
      const found = await client?.offers().catch(() => null)
      setOffers(found ?? null)
      setUnreachable(found === null)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- prices are looked at when the panel opens and after each run
    useEffect(() => void look(), [node])
    if (!client || readonly) return <p className={styles.note}>{own('server.signIn')}</p>
    const coins = offers?.offers.find((offer) => offer.kind === kind)?.coins
    const run = async (): Promise<void> => {
      setBusy(true)
      const outcome = await answers.run(node, client, coins ?? 0).then(
        (receipt) => ({ used: receipt.coins, problem: null, instead: null }),
        (error: unknown) =>
          error instanceof NotAnswered
            ? { used: null, problem: null, instead: error.asked }
            : { used: null, problem: problemOf(error), instead: null },
      )
      setSettled(outcome)
      setBusy(false)
      await look()
    }
    const ready = answers.kindOf(node) === kind && state.status !== 'blocked'
    const poor = coins !== undefined && offers !== null && coins > offers.balance
    const stopped = coins === undefined || offers === null ? null : stoppedBy(offers, coins)
    return (
      <div className={styles.stack}>
        <p className={editors.privacy}>{own(`server.privacy.${kind}`)}</p>
        {unreachable && (
          <>
            <p className={editors.warn}>{own('server.unreachable')}</p>
            <Button look="ghost" size="compact" onClick={() => void look()}>
              {own('server.again')}
            </Button>
          </>
        )}
        {offers && coins === undefined && (
          <p className={editors.warn}>{own('server.notOffered')}</p>
        )}
        {coins !== undefined && (
          <Button
            size="compact"
            disabled={busy || !ready || poor || stopped !== null}
            aria-busy={busy}
            onClick={() => void run()}
          >
            {busy ? own('server.busy') : own('server.run', { coins })}
          </Button>
        )}
        <output className={styles.stack}>
          {offers && <span>{own('server.balance', { coins: offers.balance })}</span>}
          {poor && <p className={editors.warn}>{own('server.poor')}</p>}
          {!poor && stopped !== null && <p className={editors.warn}>{own(`server.${stopped}`)}</p>}
          {settled.used !== null && !busy && (
            <span>{own('server.used', { coins: settled.used })}</span>
          )}
          {settled.problem !== null && !busy && !poor && (
            <p className={editors.warn}>{own(`server.${settled.problem}`)}</p>
          )}
          {settled.instead !== null && !busy && (
            <Suspense>
              <NotAnsweredNote asked={settled.instead} locale={platform.locale} />
            </Suspense>
          )}
          {!busy && answers.isStale(node) && <p className={editors.warn}>{own('server.stale')}</p>}
        </output>
      </div>
    )
  }
}

/** What keeps somebody from running although they have the coins. */
function stoppedBy({ restricted, leftToday, leftForClass }: AiOffers, coins: number) {
  if (restricted) return 'guardian-consent-needed'
  if (leftToday !== null && coins > leftToday) return 'daily-limit'
  return leftForClass !== null && coins > leftForClass ? 'class-limit' : null
}

function problemOf(error: unknown): string {
  const name = error instanceof Error ? error.message : ''
  return KNOWN.has(name) ? name : 'failed'
}
