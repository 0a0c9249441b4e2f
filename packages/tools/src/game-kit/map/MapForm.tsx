import { Button } from '@panya/ui/Button/Button.tsx'
import type { ReactNode } from 'react'
import type { Translate } from '../../host/tool-messages.ts'
import styles from './Workshop.module.css'

type FormTranslate = Translate<
  'editorName' | 'editorTask' | 'editorAddWorld' | 'editorRemoveWorld' | 'world'
>

/** What every level of one's own has: a name, a task, and maps of the worlds it is played in. */
export interface MapContent {
  title: string
  task: string
  maps: readonly (readonly string[])[]
}

interface MapFormProps {
  t: FormTranslate
  content: MapContent
  mostWorlds: number
  /** What is wrong with a map, in words; the first one found is shown. */
  problemOf: (rows: readonly string[]) => string | null
  onChange: (part: Partial<{ title: string; task: string; maps: string[][] }>) => void
  /** Which of the maps is being painted. */
  shown: number
  onShow: (world: number) => void
  /** More that can be done with the map shown. */
  actions?: ReactNode
  /** What it is painted with. */
  children: ReactNode
}

/** The part of a workshop's form that all games on maps share. */
export function MapForm({ t, content, shown, onChange, ...form }: MapFormProps) {
  const maps = content.maps.map((map) => [...map])
  const wrong = maps.findIndex((map) => form.problemOf(map) !== null)
  return (
    <>
      <label className={styles.field}>
        {t('editorName')}
        <input
          value={content.title}
          maxLength={80}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
      </label>
      <label className={styles.field}>
        {t('editorTask')}
        <textarea
          rows={2}
          value={content.task}
          maxLength={400}
          onChange={(event) => onChange({ task: event.currentTarget.value })}
        />
      </label>
      <div className={styles.row}>
        {maps.map((_, index) => (
          <Button
            key={index}
            aria-pressed={index === shown}
            look="ghost"
            onClick={() => form.onShow(index)}
          >
            {t('world', { number: index + 1 })}
          </Button>
        ))}
        {maps.length < form.mostWorlds && (
          <Button look="ghost" onClick={() => onChange({ maps: [...maps, maps[shown] ?? []] })}>
            {t('editorAddWorld')}
          </Button>
        )}
        {maps.length > 1 && (
          <Button look="ghost" onClick={() => onChange({ maps: maps.toSpliced(shown, 1) })}>
            {t('editorRemoveWorld')}
          </Button>
        )}
        {form.actions}
      </div>
      {form.children}
      {wrong >= 0 && (
        <p className={styles.problem} role="alert">
          {t('world', { number: wrong + 1 })}: {form.problemOf(maps[wrong] ?? [])}
        </p>
      )}
    </>
  )
}
