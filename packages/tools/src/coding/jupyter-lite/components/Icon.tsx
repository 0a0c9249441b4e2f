const PATHS = {
  lessons: 'M4 5h7a2 2 0 012 2v12a2 2 0 00-2-2H4zM20 5h-5a2 2 0 00-2 2v12a2 2 0 012-2h5z',
  files: 'M4 6h6l2 2h8v11H4z',
  check: 'M5 13l4 4L19 7',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  remove: 'M6 6l12 12M18 6L6 18',
  add: 'M12 5v14M5 12h14',
} as const

/** Small drawings with one stroke weight. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'more' ? 3.4 : 2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
