/** The interface's small pictures: one grid, one stroke weight. They never stand without a name beside. */

const PATHS = {
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M19 5l-1.5 1.5M6.5 17.5 5 19',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  chevron: 'm7 10 5 5 5-5',
  back: 'M19 12H5m6-6-6 6 6 6',
  forward: 'M5 12h14m-6-6 6 6-6 6',
  coin: 'm12 3 8 9-8 9-8-9ZM12 8l4 4-4 4-4-4Z',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 20c1-4 4-6 8-6s7 2 8 6',
  check: 'm5 12 5 5 9-10',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  shield: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6Zm-3 9 2 2 4-4',
  eye: 'M3 12c4-7 14-7 18 0-4 7-14 7-18 0Zm9-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  eyeOff: 'M3 12c4-7 14-7 18 0-4 7-14 7-18 0Zm9-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM4 20 20 4',
  heart: 'M12 20C4 14 3 9 5.5 6.5S11 6 12 9c1-3 4-5 6.5-2.5S20 14 12 20Z',
  cloud: 'M7 18a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.5 1A3.5 3.5 0 0 1 17 18Z',
  bell: 'M6 17V10a6 6 0 0 1 12 0v7l1.5 1.5h-15ZM10 21.5h4M12 4V2.5',
  board: 'M4 5h16v11H4ZM12 16v4m-4 0h8M8 12V9m4 3V8m4 4v-2',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  mail: 'M4 6h16v12H4Zm0 1 8 6 8-6',
  play: 'M8 5v14l11-7Z',
  stop: 'M7 7h10v10H7Z',
  undo: 'M9 14 4 9l5-5M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a5.5 5.5 0 0 0 0 11h3',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const

export type IconName = keyof typeof PATHS

interface IconProps {
  /** The name of a picture every page has, or the drawing itself, on the same grid. */
  name?: IconName
  path?: string
  size?: number
  className?: string
}

export function Icon({ name, path, size = 20, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={name ? PATHS[name] : path} />
    </svg>
  )
}
