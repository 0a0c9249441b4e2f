import type { ModelCard } from '@panya/engines/ai/learn/model-card.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import type { ComponentType } from 'react'
import { saveBlob } from '../../../flow-kit/downloads.ts'
import type { FlowMessages } from '../../../flow-kit/flow-messages.ts'
import type { PreviewProps } from '../../../flow-kit/flow-tool.ts'
import type { Platform } from '../platform.ts'
import { BLOCK_KINDS } from '../use-in-blocks.ts'
import styles from './AiViews.module.css'
import { labelText, percent } from './label-text.ts'

/** What everybody should know about a model, in words; it writes itself from the facts. */

/** Without a test nobody knows; that is not the same as nothing right. */
export function scoreText({ accuracy, tested }: ModelCard, { own }: FlowMessages): string {
  if (tested === 0) return own('train.untested')
  return own('train.score', { percent: accuracy })
}

export function CardView({ card, messages }: { card: ModelCard; messages: FlowMessages }) {
  const { own } = messages
  return (
    <section className={styles.card} aria-label={own('card.title')}>
      <h3>{own('card.title')}</h3>
      <p>
        {own(`card.kind.${card.kind}`)} {own(`card.method.${card.method}`)}
      </p>
      <p>{own('card.data', { learned: card.learned, tested: card.tested })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{own('card.class')}</th>
            <th scope="col">{own('card.learned')}</th>
            <th scope="col">{own('card.tested')}</th>
            <th scope="col">{own('card.right')}</th>
          </tr>
        </thead>
        <tbody>
          {card.classes.map(({ label, learned, tested, accuracy }) => (
            <tr key={label}>
              <th scope="row" dir="auto">
                {labelText(messages, label)}
              </th>
              <td>{learned}</td>
              <td>{tested}</td>
              <td>{accuracy === null ? '–' : percent(messages.locale, accuracy)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h4>{own('card.limits')}</h4>
      <ul className={styles.warnings}>
        {card.warnings.map((warning) => (
          <li key={warning}>{own(`warning.${warning}`)}</li>
        ))}
        <li>{own('card.always')}</li>
        {(card.kind === 'pictures' || card.kind === 'bodies') && <li>{own('card.people')}</li>}
      </ul>
    </section>
  )
}

/** The card of a model; where the platform allows, it also hands the model on to the block tool. */
export function modelCardView(platform: Platform): ComponentType<PreviewProps> {
  return function ModelCardView(props: PreviewProps) {
    return <FullCard {...props} openInBlocks={platform.openInBlocks} />
  }
}

function FullCard({
  data,
  large,
  messages,
  openInBlocks,
}: PreviewProps & { openInBlocks: Platform['openInBlocks'] }) {
  const { card, file } = data as { card: ModelCard; file?: string }
  if (!large) return <output className={styles.big}>{scoreText(card, messages)}</output>
  return (
    <div className={styles.stack}>
      <CardView card={card} messages={messages} />
      {file && (
        <div className={styles.row}>
          <Button
            size="compact"
            onClick={() => saveBlob(new Blob([file], { type: 'application/json' }), 'model.json')}
          >
            {messages.own('card.save')}
          </Button>
          {openInBlocks && BLOCK_KINDS.includes(card.kind) && (
            <Button look="ghost" size="compact" onClick={() => openInBlocks(file)}>
              {messages.own('card.useInBlocks')}
            </Button>
          )}
          <span className={styles.note}>{messages.own('card.noPictures')}</span>
        </div>
      )}
    </div>
  )
}
