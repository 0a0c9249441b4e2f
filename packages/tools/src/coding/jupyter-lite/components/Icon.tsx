const PATHS = {
  run: 'M7 5l12 7-12 7z',
  stop: 'M7 7h10v10H7z',
  lessons: 'M4 5h7a2 2 0 012 2v12a2 2 0 00-2-2H4zM20 5h-5a2 2 0 00-2 2v12a2 2 0 012-2h5z',
  files: 'M4 6h6l2 2h8v11H4z',
  check: 'M5 13l4 4L19 7',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  remove: 'M6 6l12 12M18 6L6 18',
  add: 'M12 5v14M5 12h14',
} as const

const FILLED = new Set<string>(['run', 'stop'])

/** Small drawings with one stroke weight. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  const filled = FILLED.has(name)
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill={filled ? 'currentColor' : 'none'}
        stroke={filled ? 'none' : 'currentColor'}
        strokeWidth={name === 'more' ? 3.4 : 2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
