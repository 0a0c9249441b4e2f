import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { FlowFailure, type FlowProblem } from '@panya/engines/flow/flow-value.ts'
import type {
  FlowFile,
  MatrixParam,
  NumberParam,
  ParamSpec,
} from '@panya/engines/flow/param-spec.ts'
import { checkParam } from '@panya/engines/flow/param-spec.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { type ReactNode, useId, useState } from 'react'
import { ColumnField, ColumnsField } from './ColumnFields.tsx'
import type { FlowMessages } from './flow-messages.ts'
import type { FlowTool } from './flow-tool.ts'
import styles from './ParamField.module.css'
import { FILE_TRAVELS } from './saved-content.ts'

/** One setting of a node, with the editor that fits its kind. */

interface FieldProps {
  session: FlowSession
  tool: FlowTool
  node: string
  spec: ParamSpec
  value: unknown
  messages: FlowMessages
  readonly: boolean
}

export function ParamField(props: FieldProps) {
  const { session, node, spec, value, messages } = props
  const id = useId()
  const problem = checkParam(spec, value)
  const set = (next: unknown): void => session.setParam(node, spec.name, next)
  const said =
    problem &&
    messages.problem({
      code: `param-${problem.code}`,
      values: { param: spec.name, ...problem.values },
    })
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {messages.param(spec.name)}
      </label>
      <Editor {...props} id={id} set={set} />
      {said && (
        <p className={styles.problem} id={`${id}-problem`}>
          {said.text}
        </p>
      )}
    </div>
  )
}

type EditorProps = FieldProps & { id: string; set: (value: unknown) => void }

function Editor(props: EditorProps): ReactNode {
  const { spec, value, id, set, messages, readonly, tool } = props
  const field = {
    id,
    className: styles.input,
    value: String(value),
    onChange: (event: { target: { value: string } }) => set(event.target.value),
  }
  switch (spec.kind) {
    case 'number':
      return <NumberField {...props} spec={spec} value={Number(value)} />
    case 'choice':
      return (
        <select {...field} disabled={readonly}>
          {spec.options.map((option) => (
            <option key={option} value={option}>
              {messages.option(spec.label ?? spec.name, option)}
            </option>
          ))}
        </select>
      )
    case 'text':
      return spec.multiline ? (
        <textarea
          {...field}
          dir={spec.code ? 'ltr' : 'auto'}
          rows={5}
          spellCheck={!spec.code}
          readOnly={readonly}
        />
      ) : (
        <input
          {...field}
          dir={spec.code ? 'ltr' : 'auto'}
          maxLength={spec.maxLength}
          readOnly={readonly}
        />
      )
    case 'boolean':
      return (
        <input
          id={id}
          type="checkbox"
          className={styles.check}
          checked={Boolean(value)}
          disabled={readonly}
          onChange={(event) => set(event.target.checked)}
        />
      )
    case 'colour':
      return <input {...field} type="color" className={styles.colour} disabled={readonly} />
    case 'column':
      return <ColumnField {...props} spec={spec} value={String(value)} />
    case 'columns':
      return <ColumnsField {...props} spec={spec} value={value as string[]} />
    case 'matrix':
      return <MatrixField {...props} spec={spec} value={value as number[][]} />
    case 'points':
      return <PointsField {...props} value={value as number[][]} />
    case 'file':
      return <FileField {...props} value={value as FlowFile | null} accept={spec.accept} />
    case 'custom': {
      const Custom = tool.editors[spec.editor]
      return Custom ? <Custom {...props} spec={spec} onChange={set} /> : null
    }
    default:
      return null
  }
}

function NumberField(props: EditorProps & { spec: NumberParam; value: number }) {
  const { spec, value, id, set, readonly } = props
  const range = { min: spec.min, max: spec.max, step: spec.step ?? (spec.integer ? 1 : 'any') }
  const sliding = spec.max - spec.min <= 1000
  return (
    <div className={styles.number} dir="ltr">
      {sliding && (
        <input
          type="range"
          tabIndex={-1}
          aria-hidden="true"
          {...range}
          value={value}
          disabled={readonly}
          onChange={(event) => set(Number(event.target.value))}
        />
      )}
      <input
        id={id}
        type="number"
        className={styles.input}
        {...range}
        value={Number.isFinite(value) ? value : ''}
        readOnly={readonly}
        aria-invalid={checkParam(spec, value) !== null}
        aria-describedby={`${id}-problem`}
        onChange={(event) =>
          set(event.target.value === '' ? Number.NaN : Number(event.target.value))
        }
      />
    </div>
  )
}

function changed(rows: number[][], row: number, column: number, value: number): number[][] {
  return rows.map((line, y) =>
    y === row ? line.map((old, x) => (x === column ? value : old)) : line,
  )
}

function MatrixField(props: EditorProps & { spec: MatrixParam; value: number[][] }) {
  const { spec, value, set, messages, readonly } = props
  const resize = (size: number): void =>
    set(
      Array.from({ length: size }, (_, y) =>
        Array.from({ length: size }, (__, x) => value[y]?.[x] ?? 0),
      ),
    )
  const size = value.length
  return (
    <div>
      <div
        className={styles.matrix}
        style={{ gridTemplateColumns: `repeat(${size}, minmax(0, 1fr))` }}
        dir="ltr"
      >
        {value.map((row, y) =>
          row.map((cell, x) => (
            <input
              // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
              key={`${y} ${x}`}
              type="number"
              step="any"
              className={styles.cell}
              value={Number.isFinite(cell) ? cell : ''}
              readOnly={readonly}
              aria-label={messages.t('matrixCell', { row: y + 1, column: x + 1 })}
              onChange={(event) => set(changed(value, y, x, Number(event.target.value)))}
            />
          )),
        )}
      </div>
      {!readonly && (
        <div className={styles.row}>
          <Button
            look="ghost"
            size="compact"
            disabled={size + 2 > spec.maxSize}
            onClick={() => resize(size + 2)}
          >
            {messages.t('larger')}
          </Button>
          <Button look="ghost" size="compact" disabled={size <= 3} onClick={() => resize(size - 2)}>
            {messages.t('smaller')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Corners in percent of the picture. */
function PointsField(props: EditorProps & { value: number[][] }) {
  const { value, set, messages, readonly } = props
  return (
    <div className={styles.points}>
      {value.map((point, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- a corner is its number
        <fieldset key={n} className={styles.point}>
          <legend>{messages.t('corner', { n: n + 1 })}</legend>
          {['across', 'down'].map((axis, at) => (
            <input
              key={axis}
              type="number"
              min={0}
              max={100}
              step={1}
              className={styles.cell}
              aria-label={`${messages.t('corner', { n: n + 1 })} ${messages.t(at === 0 ? 'across' : 'down')}`}
              value={Math.round((point[at] ?? 0) * 100)}
              readOnly={readonly}
              onChange={(event) => set(changed(value, n, at, Number(event.target.value) / 100))}
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

/** Readers of files throw a failure, or an error named by its code with the failure as its cause. */
function problemOf(error: unknown): FlowProblem {
  if (error instanceof FlowFailure) return error.problem
  if (!(error instanceof Error)) return { code: 'failed', values: { detail: String(error) } }
  return error.cause instanceof FlowFailure ? error.cause.problem : { code: error.message }
}

function FileField(props: EditorProps & { value: FlowFile | null; accept: string }) {
  const { value, accept, set, messages, readonly, tool, id } = props
  const [problem, setProblem] = useState<FlowProblem | null>(null)
  const said = problem && messages.problem(problem)
  const choose = (file: File | undefined): void => {
    if (!file) return
    void tool
      .readFile(file, accept)
      .then(set)
      .then(() => setProblem(null))
      .catch((error: unknown) => setProblem(problemOf(error)))
  }
  return (
    <div>
      <input
        id={id}
        type="file"
        accept={accept}
        className={`visually-hidden ${styles.file}`}
        disabled={readonly}
        aria-label={messages.t('chooseFile')}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      {/* The browser's own button speaks the browser's language. */}
      <label htmlFor={id} className={buttonClass('ghost', 'small')} aria-hidden="true">
        {messages.t('chooseFile')}
      </label>
      <p className={styles.note}>
        {value ? `${value.name} (${Math.ceil(value.size / 1024)} kB)` : messages.t('noFile')}
      </p>
      {value && (!value.data || value.size > FILE_TRAVELS) && (
        <p className={styles.note}>{messages.t('fileKeptHere')}</p>
      )}
      {said && (
        <p className={styles.problem} role="alert">
          {said.text} {said.fix}
        </p>
      )}
    </div>
  )
}
