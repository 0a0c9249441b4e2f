/** A form for what every level of one's own has: a name, a task, and maps of the worlds it is played in. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { Translate } from '../../host/tool-messages.ts'
import { useCodeMessages } from '../code/code-messages.ts'
import type { MapContent } from '../core/map-content.ts'
import { useGameMessages } from '../game-messages.ts'
import layout from '../layout.module.css'
import { ShareReplay } from '../ShareReplay.tsx'
import type { MapGame } from './map-game.ts'
import styles from './Workshop.module.css'
import type { MapFormProps } from './Workshop.tsx'

type FormTranslate = Translate<
  'editorName' | 'editorAddWorld' | 'editorRemoveWorld' | 'editorTry' | 'world'
>

interface PainterProps {
  host: MapFormProps<unknown>['host']
  rows: readonly string[]
  onChange(rows: string[]): void
}

interface MapFormMoreProps<Level, Content extends MapContent> extends MapFormProps<Content> {
  t: FormTranslate
  rules: MapGame<Level, Content>
  /** What is wrong with a map, in words; the first one found is shown. */
  problemOf(rows: readonly string[]): string | null
  Painter: ComponentType<PainterProps>
  /** False keeps back a level that is wrong in something else than its maps. */
  ready?: boolean
  /** More that can be done with the map shown, and what stands beside the buttons. */
  renderActions?: (shown: number) => ReactNode
  beside?: ReactNode
  children?: ReactNode
}

export function MapForm<Level, Content extends MapContent>(
  props: MapFormMoreProps<Level, Content>,
) {
  const { host, t, rules, content, problemOf, Painter, onChange } = props
  const code = useCodeMessages(host.locale)
  const shared = useGameMessages(host.locale)
  const [world, setWorld] = useState(0)
  const { maps } = content
  const shown = Math.min(world, maps.length - 1)
  const wrong = maps.findIndex((map) => problemOf(map) !== null)
  const isReady = wrong < 0 && (props.ready ?? true)
  const change = (part: Partial<MapContent>) => onChange({ ...content, ...part })
  return (
    <>
      <TextField
        label={t('editorName')}
        value={content.title}
        maxLength={80}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <label className={styles.field}>
        {code('editorTask')}
        <textarea
          rows={2}
          value={content.task}
          maxLength={400}
          onChange={(event) => change({ task: event.currentTarget.value })}
        />
      </label>
      <div className={layout.row}>
        {maps.map((_, index) => (
          <Button
            key={index}
            aria-pressed={index === shown}
            look="ghost"
            onClick={() => setWorld(index)}
          >
            {t('world', { number: index + 1 })}
          </Button>
        ))}
        {maps.length < rules.mostWorlds && (
          <Button look="ghost" onClick={() => change({ maps: [...maps, maps[shown] ?? []] })}>
            {t('editorAddWorld')}
          </Button>
        )}
        {maps.length > 1 && (
          <Button look="ghost" onClick={() => change({ maps: maps.toSpliced(shown, 1) })}>
            {t('editorRemoveWorld')}
          </Button>
        )}
        {props.renderActions?.(shown)}
      </div>
      <Painter
        host={host}
        rows={maps[shown] ?? []}
        onChange={(map) => change({ maps: maps.with(shown, map) })}
      />
      {wrong >= 0 && (
        <p className={styles.problem} role="alert">
          {t('world', { number: wrong + 1 })}: {problemOf(maps[wrong] ?? [])}
        </p>
      )}
      {props.children}
      <div className={layout.row}>
        {props.beside}
        <Button disabled={!isReady} onClick={props.onTry}>
          {t('editorTry')}
        </Button>
        <ShareReplay
          host={host}
          submission={{
            level: isReady ? rules.idOf(rules.fromContent(content)) : '',
            custom: content,
          }}
          title={content.title}
          label={shared('shareMade')}
          disabled={!isReady}
        />
      </div>
    </>
  )
}
