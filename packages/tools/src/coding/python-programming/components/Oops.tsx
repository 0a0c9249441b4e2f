/** The owl when something went wrong. */
export function Oops() {
  return (
    <svg viewBox="0 0 120 128" width="56" height="60" aria-hidden="true" focusable="false">
      <path d="M24 34 14 14l28 8M96 34l10-20-28 8" fill="#4338ca" />
      <rect x="16" y="16" width="88" height="98" rx="42" fill="#4338ca" />
      <path
        d="M16 66C4 58 0 46 6 36c8 6 12 16 10 30ZM104 66c12-8 16-20 10-30-8 6-12 16-10 30Z"
        fill="#312e81"
      />
      <rect x="34" y="66" width="52" height="46" rx="22" fill="#e6e8ff" />
      <path
        d="m46 80 9 8-9 8"
        fill="none"
        stroke="#4338ca"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M64 84l10 10m0-10L64 94" stroke="#c2410c" strokeWidth="5" strokeLinecap="round" />
      <circle cx="42" cy="48" r="19" fill="#fff" />
      <circle cx="78" cy="48" r="19" fill="#fff" />
      <circle cx="42" cy="52" r="6" fill="#1c1a3d" />
      <circle cx="78" cy="52" r="6" fill="#1c1a3d" />
      <path
        d="M26 34q14-10 30-2M94 34q-14-10-30-2"
        fill="none"
        stroke="#312e81"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="m60 56 7 8-7 8-7-8Z" fill="#f59e0b" />
      <path
        d="M44 113v8M52 114v8M68 114v8M76 113v8"
        stroke="#f59e0b"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  )
}
