/** The tool's small drawings, one stroke weight. */
const PATHS = {
  run: 'M8 5v14l11-7z',
  steps: 'M5 6h8M5 12h8M5 18h8M17 8l3 4-3 4',
  trophy: 'M8 4h8v5a4 4 0 0 1-8 0zM8 6H4c0 3 2 5 4 5M16 6h4c0 3-2 5-4 5M12 13v4M8 20h8M10 17h4',
  tidy: 'M4 6h16M7 11h13M7 16h9M4 20h16',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4v6M8 14v6',
  plus: 'M12 5v14M5 12h14',
  more: 'M12 6h.01M12 12h.01M12 18h.01',
  close: 'M6 6l12 12M18 6L6 18',
  clear: 'M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12',
  notebook: 'M6 4h12v16H6zM9 8h6M9 12h6M3 8h3M3 16h3',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  first: 'M18 6l-8 6 8 6M6 6v12',
  back: 'M15 6l-8 6 8 6',
  forward: 'M9 6l8 6-8 6',
  last: 'M6 6l8 6-8 6M18 6v12',
  pause: 'M9 6v12M15 6v12',
  check: 'M5 13l5 5L20 7',
  search: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M16 16l4 4',
  bulb: 'M9 17h6M10 20h4M12 4a5 5 0 0 0-3 9c1 1 1 2 1 4h4c0-2 0-3 1-4a5 5 0 0 0-3-9',
} as const

export type IconName = keyof typeof PATHS

/** Arrows that mean "earlier" and "later" follow the reading direction only where the time line does. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const solid = name === 'run'
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill={solid ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
