import { PALETTES } from '@panya/engines/charts/palettes.ts'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { FlowMessages } from '../../../flow-kit/flow-messages.ts'
import type { PreviewProps } from '../../../flow-kit/flow-tool.ts'
import { useBench } from '../../../flow-kit/workbench-context.ts'
import type { ThaiMapData } from '../nodes/charts/thai-map.ts'
import { SavePicture } from './SavePicture.tsx'
import styles from './ThaiMapView.module.css'

/** Thailand's provinces, darker the larger their value, with the same values as a list that keys walk through. */

interface Outline {
  viewBox: string
  locations: readonly { name: string; id: string; path: string }[]
}

/** The outline writes two names in another way. */
const OUTLINE_NAMES: Record<string, string> = { Buriram: 'Buri Ram', Phangnga: 'Phang Nga' }
const STEPS = 5

function useOutline(): Outline | null {
  const [outline, setOutline] = useState<Outline | null>(null)
  useEffect(() => {
    let wanted = true
    void import('@svg-maps/thailand').then(({ default: map }) => wanted && setOutline(map))
    return () => {
      wanted = false
    }
  }, [])
  return outline
}

type Province = ThaiMapData['provinces'][number]
type Known = Province & { value: number }

const isKnown = (province: Province): province is Known => province.value !== null
const short = (value: number): string => String(Number(value.toPrecision(5)))

/** Which of the five shades: 1 is the lightest. */
function shadeOf(value: number, low: number, high: number): number {
  if (high === low) return STEPS
  return Math.min(STEPS, 1 + Math.floor(((value - low) / (high - low)) * STEPS))
}

/** Colours are painted, so that they stay in a saved picture: light or dark, it is drawn anew. */
export function ThaiMapView(props: PreviewProps) {
  return <ThaiMap key={useBench().host.colorScheme} {...props} />
}

const tealNow = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--teal').trim() || '#0f766e'

function ThaiMap({ data, large, messages, node }: PreviewProps) {
  const map = data as ThaiMapData
  const outline = useOutline()
  const [shown, setShown] = useState<string | null>(null)
  const svg = useRef<SVGSVGElement>(null)
  const hatch = useId()
  const [teal] = useState(tealNow)
  const known = map.provinces.filter(isKnown).toSorted((a, b) => b.value - a.value)
  const [high, low] = [known[0]?.value ?? 0, known.at(-1)?.value ?? 0]
  const named = (province: Province): string =>
    messages.locale === 'th' ? province.nameTh : province.name
  const byName = new Map(map.provinces.map((province) => [province.name, province]))
  const about = messages.own('map.about', {
    count: known.length,
    high: known[0] ? `${named(known[0])} (${short(high)})` : '',
    low: known.at(-1) ? `${named(known.at(-1)!)} (${short(low)})` : '',
  })
  const hue = PALETTES[map.colours ?? '']?.[0] ?? teal
  const chosen = shown === null ? undefined : byName.get(shown)
  return (
    <figure className={styles.map} data-large={large || undefined}>
      {large && map.title && <figcaption className={styles.title}>{map.title}</figcaption>}
      <svg
        ref={svg}
        viewBox={outline?.viewBox ?? '0 0 560 1025'}
        className={styles.drawing}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from data, it has no address
        role="img"
        aria-label={about}
        onPointerLeave={() => setShown(null)}
      >
        <defs>
          <pattern id={hatch} width="9" height="9" patternUnits="userSpaceOnUse">
            <path d="M0 9 9 0" stroke="#8a8a94" strokeWidth="1.4" />
          </pattern>
        </defs>
        {outline?.locations.map(({ id, name, path }) => {
          const province = byName.get(OUTLINE_NAMES[name] ?? name)
          const value = province?.value ?? null
          const lake = province === undefined
          return (
            <path
              key={id}
              d={path}
              className={styles.province}
              fill={value === null ? (lake ? 'none' : `url(#${hatch})`) : hue}
              fillOpacity={value === null ? 0.6 : shadeOf(value, low, high) / STEPS}
              stroke="#8a8a94"
              strokeWidth={1}
              data-shown={(province && shown === province.name) || undefined}
              onPointerEnter={() => province && setShown(province.name)}
            />
          )
        })}
      </svg>
      {large && (
        <div className={styles.beside}>
          <p className={styles.reading} aria-hidden="true">
            {chosen
              ? `${named(chosen)}: ${chosen.value === null ? messages.own('map.nothing') : short(chosen.value)}`
              : map.valueName}
          </p>
          <Legend low={low} high={high} hue={hue} messages={messages} />
          <Values provinces={known} named={named} shown={shown} label={about} onShow={setShown} />
          {map.unknown.length > 0 && (
            <p className={styles.unknown}>
              {messages.own('map.unknown', { names: map.unknown.join(', ') })}
            </p>
          )}
          <SavePicture
            messages={messages}
            name={node}
            table={() => [
              [messages.own('param.province'), map.valueName],
              ...known.map((province) => [named(province), province.value]),
            ]}
            svg={() => (svg.current ? new XMLSerializer().serializeToString(svg.current) : '')}
          />
          <p className={styles.credit}>
            <bdi dir="ltr">MapSVG, @svg-maps/thailand (CC BY 4.0)</bdi>
          </p>
        </div>
      )}
    </figure>
  )
}

function Legend({
  low,
  high,
  hue,
  messages,
}: {
  low: number
  high: number
  hue: string
  messages: FlowMessages
}) {
  const steps = low === high ? [STEPS] : Array.from({ length: STEPS }, (_, at) => at + 1)
  return (
    <ol className={styles.legend} dir="ltr">
      {steps.map((step) => (
        <li key={step}>
          <span style={{ opacity: step / STEPS, background: hue }} aria-hidden="true" />
          {short(low === high ? low : low + ((high - low) * (step - 1)) / STEPS)}
          {low !== high && '+'}
        </li>
      ))}
      <li>
        <span className={styles.hatched} aria-hidden="true" />
        <bdi>{messages.own('map.nothing')}</bdi>
      </li>
    </ol>
  )
}

/** One stop for Tab; arrow keys go from province to province and show each on the map. */
function Values({
  provinces,
  named,
  shown,
  label,
  onShow,
}: {
  provinces: readonly Known[]
  named: (province: Province) => string
  shown: string | null
  label: string
  onShow: (name: string) => void
}) {
  const list = useRef<HTMLUListElement>(null)
  const at = Math.max(
    0,
    provinces.findIndex(({ name }) => name === shown),
  )
  const onKey = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -at, End: 999 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const next = Math.min(provinces.length - 1, Math.max(0, at + step))
    onShow(provinces[next]!.name)
    ;(list.current?.children[next]?.firstElementChild as HTMLElement | null)?.focus()
  }
  return (
    <ul ref={list} className={styles.values} aria-label={label}>
      {provinces.map((province, index) => (
        <li key={province.name}>
          <button
            type="button"
            tabIndex={index === at ? 0 : -1}
            data-shown={shown === province.name || undefined}
            onKeyDown={onKey}
            onFocus={() => onShow(province.name)}
            onClick={() => onShow(province.name)}
          >
            <span>{named(province)}</span>
            <strong>{short(province.value)}</strong>
          </button>
        </li>
      ))}
    </ul>
  )
}
