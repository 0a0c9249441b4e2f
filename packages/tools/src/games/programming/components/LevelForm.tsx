import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { Check, Choices } from '../../../game-kit/Choices.tsx'
import { problemText } from '../../../game-kit/code/CodeProblem.tsx'
import { useCodeMessages } from '../../../game-kit/code/code-messages.ts'
import { PythonEditor } from '../../../game-kit/code/PythonEditor.tsx'
import { CodeError } from '../../../game-kit/core/code/code-error.ts'
import type { Feature } from '../../../game-kit/core/code/feature.ts'
import { parsePython } from '../../../game-kit/core/code/python-parser.ts'
import layout from '../../../game-kit/layout.module.css'
import { MapForm } from '../../../game-kit/map/MapForm.tsx'
import styles from '../../../game-kit/map/Workshop.module.css'
import type { MapFormProps } from '../../../game-kit/map/Workshop.tsx'
import { type LevelContent, levelFromContent, mapProblem } from '../core/document.ts'
import { WORDS } from '../core/robot-world.ts'
import { PROGRAMMING } from '../programming-game.ts'
import { useProgrammingMessages } from '../programming-messages.ts'
import { askForHint } from '../solver-client.ts'
import { BoardPainter } from './BoardPainter.tsx'

const FEATURES: readonly Feature[] = [
  'repeat',
  'count',
  'if',
  'else',
  'while',
  'function',
  'parameter',
  'variable',
  'math',
  'compare',
  'logic',
]

function toggled<T>(list: readonly T[], item: T, on: boolean): T[] {
  return on ? [...list, item] : list.filter((each) => each !== item)
}

/** Everything that makes a level. */
export function LevelForm(props: MapFormProps<LevelContent>) {
  const { host, content, onChange } = props
  const t = useProgrammingMessages(host.locale)
  const code = useCodeMessages(host.locale)
  const [found, setFound] = useState<number | 'searching' | 'none' | null>(null)
  function problemOf(map: readonly string[]): string | null {
    const problem = mapProblem(map)
    return problem && t(`problem.${problem}`)
  }
  const mistake = starterProblem(content.starter)
  const change = (part: Partial<LevelContent>) => {
    setFound(null)
    onChange({ ...content, ...part })
  }
  async function search() {
    setFound('searching')
    const hint = await askForHint({ ...levelFromContent(content), kind: 'solve', par: 8 }, null)
    setFound(hint ? hint.blocks : 'none')
    if (hint) onChange({ ...content, par: hint.blocks })
  }
  const ready = mistake === null && content.maps.every((map) => problemOf(map) === null)
  return (
    <MapForm
      {...props}
      t={t}
      rules={PROGRAMMING}
      problemOf={problemOf}
      Painter={BoardPainter}
      ready={mistake === null}
      onChange={change}
    >
      <Choices
        legend={t('editorWords')}
        options={WORDS.map((word) => [word, t(`word.${word}` as 'word.move')])}
        chosen={content.words}
        onChoose={(word, on) => change({ words: toggled(content.words, word, on) })}
      />
      <Choices
        legend={t('editorFeatures')}
        options={FEATURES.map((feature) => [feature, code(`feature.${feature}`)])}
        chosen={content.features}
        onChoose={(feature, on) => change({ features: toggled(content.features, feature, on) })}
      />
      <Check
        label={t('editorStarter')}
        checked={content.starter !== null}
        onChange={(on) => change({ starter: on ? 'move()\n...\n' : null })}
      />
      {content.starter !== null && (
        <PythonEditor
          t={code}
          initial={content.starter}
          readonly={false}
          activeLine={null}
          wrongLine={mistake?.at ? Number(mistake.at) : null}
          onChange={(starter) => change({ starter })}
        />
      )}
      {mistake && (
        <p className={styles.problem} role="alert">
          {problemText(code, mistake)}
        </p>
      )}
      <div className={layout.row}>
        <label className={styles.size}>
          {t('editorPar')}
          <input
            type="number"
            min={0}
            max={200}
            value={content.par}
            onChange={(event) =>
              change({ par: Math.max(0, Math.min(200, Number(event.currentTarget.value))) })
            }
          />
        </label>
        <Button
          look="ghost"
          disabled={!ready || found === 'searching'}
          onClick={() => void search()}
        >
          {t('editorSolve')}
        </Button>
        <output>
          {found === 'searching' && t('editorSearching')}
          {found === 'none' && t('editorUnsolved')}
          {typeof found === 'number' && t('editorSolved', { count: found })}
        </output>
      </div>
    </MapForm>
  )
}

function starterProblem(starter: string | null): CodeError | null {
  try {
    if (starter !== null) parsePython(starter)
    return null
  } catch (error) {
    if (error instanceof CodeError) return error
    throw error
  }
}
