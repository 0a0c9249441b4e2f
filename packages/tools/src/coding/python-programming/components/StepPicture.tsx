import type { TraceObject, TraceStep, TraceValue } from '@panya/engines/python/protocol.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Messages } from '../python-messages.ts'
import styles from './StepView.module.css'

interface StepPictureProps {
  t: Messages
  step: TraceStep
  objects: TraceObject[]
  numbers: Map<string, number>
}

/** Variables on one side, the objects they point to on the other, and arrows between them. */
export function StepPicture({ t, step, objects, numbers }: StepPictureProps) {
  const box = useRef<HTMLDivElement>(null)
  const arrows = useArrows(box, step)
  const show = (value: TraceValue) => <Shown t={t} value={value} numbers={numbers} />
  return (
    <div className={styles.picture} ref={box} dir="ltr">
      <div className={styles.frames}>
        {step.stack.map((frame, depth) => (
          <section
            key={depth}
            className={styles.frame}
            data-current={depth === step.stack.length - 1 || undefined}
          >
            <h3>{frame.function === '<module>' ? t('stepMain') : `${frame.function}()`}</h3>
            {frame.variables.length === 0 && <p>{t('stepNoVariables')}</p>}
            <dl>
              {frame.variables.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{show(value)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={styles.objects}>
        {Object.entries(step.heap).map(([id, index]) => (
          <section key={id} className={styles.object} data-object={id}>
            <h3>
              {objects[index]?.type}{' '}
              <small>
                <span className="visually-hidden">{t('stepObject', { number: '' })}</span>
                {numbers.get(id)}
              </small>
            </h3>
            {objects[index] && <ObjectBody t={t} object={objects[index]} show={show} />}
          </section>
        ))}
      </div>
      <svg className={styles.arrows} aria-hidden="true">
        {arrows.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    </div>
  )
}

function Shown(props: { t: Messages; value: TraceValue; numbers: Map<string, number> }) {
  const { t, value, numbers } = props
  if (value.ref === undefined) return <code>{value.show}</code>
  const number = numbers.get(String(value.ref)) ?? 0
  return (
    <span className={styles.ref} data-ref={value.ref}>
      <span className="visually-hidden">{t('stepRefers', { number })}</span>
      <span aria-hidden="true">●{number}</span>
    </span>
  )
}

interface ObjectBodyProps {
  t: Messages
  object: TraceObject
  show: (value: TraceValue) => React.ReactNode
}

function ObjectBody({ t, object, show }: ObjectBodyProps) {
  if ('text' in object) return <code className={styles.plain}>{object.text}</code>
  const more = object.more > 0 && <p>{t('stepMore', { count: object.more })}</p>
  if ('items' in object) {
    return (
      <>
        <ol className={styles.items} data-kind={object.kind}>
          {object.items.map((item, index) => (
            <li key={index}>
              {object.kind !== 'set' && <small>{index}</small>}
              {show(item)}
            </li>
          ))}
        </ol>
        {more}
      </>
    )
  }
  return (
    <>
      <dl>
        {object.entries.map(([key, value], index) => (
          <div key={index}>
            <dt>{show(key)}</dt>
            <dd>{show(value)}</dd>
          </div>
        ))}
      </dl>
      {more}
    </>
  )
}

/** Curves from every reference to its object, measured after the step is laid out. */
function useArrows(box: React.RefObject<HTMLDivElement | null>, step: TraceStep): string[] {
  const [arrows, setArrows] = useState<string[]>([])
  useLayoutEffect(() => {
    const area = box.current
    if (!area) return undefined
    const measure = () => setArrows(curves(area))
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(area)
    return () => watcher.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every step is laid out anew
  }, [box, step])
  return arrows
}

function curves(area: HTMLElement): string[] {
  const origin = area.getBoundingClientRect()
  return [...area.querySelectorAll<HTMLElement>('[data-ref]')].flatMap((source) => {
    const target = area.querySelector(`[data-object="${source.dataset['ref']}"]`)
    if (!target) return []
    const [from, to] = [source.getBoundingClientRect(), target.getBoundingClientRect()]
    const inside = source.closest('[data-object]') !== null
    const [x1, y1] = [from.right - origin.left, from.top + from.height / 2 - origin.top]
    const x2 = inside ? to.right - origin.left : to.left - origin.left
    const y2 = to.top + 14 - origin.top
    const bend = inside ? 40 : (x2 - x1) / 2
    const end = inside ? x2 + bend : x2 - bend
    return `M${x1.toFixed(0)} ${y1.toFixed(0)}C${(x1 + bend).toFixed(0)} ${y1.toFixed(0)} ${end.toFixed(0)} ${y2.toFixed(0)} ${x2.toFixed(0)} ${y2.toFixed(0)}`
  })
}
