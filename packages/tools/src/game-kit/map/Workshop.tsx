/** Where levels of one's own are made: a list of them, one of them open, and a try-out. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { type ComponentType, useState } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import type { Translate } from '../../host/tool-messages.ts'
import type { Game } from '../game-hooks.ts'
import styles from './Workshop.module.css'

interface WorkshopProps<Content> {
  host: ToolHost
  game: Game
  t: Translate<'editorEdit' | 'editorLead'>
  levels: readonly Content[]
  most: number
  titleOf(content: Content): string
  /** What a new level is called on the button that makes one. */
  newName: string
  emptyContent(): Content
  onChange(levels: readonly Content[]): void
  Form: ComponentType<{
    host: ToolHost
    content: Content
    onChange(content: Content): void
    onTry(): void
  }>
  TryOut: ComponentType<{ host: ToolHost; game: Game; content: Content }>
}

export function Workshop<Content>(props: WorkshopProps<Content>) {
  const { host, game, t, levels, onChange, Form, TryOut, ...kind } = props
  const [chosen, setChosen] = useState(0)
  const [trying, setTrying] = useState(false)
  const content = levels[chosen]
  function add() {
    onChange([...levels, kind.emptyContent()])
    setChosen(levels.length)
  }
  if (trying && content) {
    return (
      <>
        <Button look="ghost" onClick={() => setTrying(false)}>
          {t('editorEdit')}
        </Button>
        <TryOut host={host} game={game} content={content} />
      </>
    )
  }
  return (
    <div className={styles.workshop}>
      <p className={styles.lead}>{t('editorLead')}</p>
      <div className={styles.row}>
        {levels.map((each, index) => (
          <Button
            key={index}
            look="ghost"
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
          >
            {kind.titleOf(each)}
          </Button>
        ))}
        {levels.length < kind.most && (
          <Button look="ghost" onClick={add}>
            + {kind.newName}
          </Button>
        )}
      </div>
      {content && (
        <div key={chosen} className={styles.form}>
          <Form
            host={host}
            content={content}
            onChange={(next) => onChange(levels.with(chosen, next))}
            onTry={() => setTrying(true)}
          />
        </div>
      )}
    </div>
  )
}
