/** Where levels of one's own are made: a list of them, one of them open, and a try-out. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { type ComponentType, useState } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import type { Translate } from '../../host/tool-messages.ts'
import { useCodeMessages } from '../code/code-messages.ts'
import type { MapContent } from '../core/map-content.ts'
import type { Game } from '../game-hooks.ts'
import layout from '../layout.module.css'
import type { OwnLevels } from '../own-levels.ts'
import type { MapGame } from './map-game.ts'
import styles from './Workshop.module.css'

export interface MapFormProps<Content> {
  host: ToolHost
  content: Content
  onChange(content: Content): void
  onTry(): void
}

interface WorkshopProps<Level, Content extends MapContent> {
  host: ToolHost
  game: Game
  t: Translate<'editorLead' | 'untitled'>
  rules: MapGame<Level, Content>
  own: OwnLevels<Content>
  /** What a new level is called on the button that makes one. */
  newName: string
  Form: ComponentType<MapFormProps<Content>>
  Play: ComponentType<{ host: ToolHost; game: Game; level: Level; custom: Content }>
}

export function Workshop<Level, Content extends MapContent>(props: WorkshopProps<Level, Content>) {
  const { host, game, t, rules, own, newName, Form, Play } = props
  const code = useCodeMessages(host.locale)
  const [chosen, setChosen] = useState(0)
  const [trying, setTrying] = useState<{ level: Level; custom: Content } | null>(null)
  const { made, change } = own
  const content = made[chosen]
  function add() {
    change([...made, rules.emptyContent()])
    setChosen(made.length)
  }
  if (trying) {
    return (
      <>
        <Button look="ghost" onClick={() => setTrying(null)}>
          {code('editorEdit')}
        </Button>
        <Play host={host} game={game} level={trying.level} custom={trying.custom} />
      </>
    )
  }
  return (
    <div className={styles.workshop}>
      <p className={styles.lead}>{t('editorLead')}</p>
      <div className={layout.row}>
        {made.map(({ title }, index) => (
          <Button
            key={index}
            look="ghost"
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
          >
            {title || t('untitled')}
          </Button>
        ))}
        {made.length < rules.most && (
          <Button look="ghost" onClick={add}>
            + {newName}
          </Button>
        )}
      </div>
      {content && (
        <div key={chosen} className={styles.form}>
          <Form
            host={host}
            content={content}
            onChange={(next) => change(made.with(chosen, next))}
            onTry={() => setTrying({ level: rules.fromContent(content), custom: content })}
          />
        </div>
      )}
    </div>
  )
}
