import styles from './own-home.module.css'

/** A cat on its way across the stage, and the blocks that make it walk. */
export function FirstPicture() {
  return (
    <svg className={styles.firstPicture} viewBox="0 0 240 170" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="238"
        height="168"
        rx="12"
        fill="var(--surface)"
        stroke="var(--line)"
      />
      <path
        d="M1 128c50-22 90-18 130-6s72 8 108-8v43a12 12 0 0 1-12 12H13a12 12 0 0 1-12-12Z"
        fill="var(--teal-soft)"
      />
      <circle
        cx="204"
        cy="34"
        r="14"
        fill="var(--amber-soft)"
        stroke="var(--amber)"
        strokeWidth="2"
      />
      <g fill="var(--surface)">
        <path
          d="M18 18h60a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8V26a8 8 0 0 1 8-8Z"
          fill="var(--amber)"
        />
        <path
          d="M18 52h84a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8V60a8 8 0 0 1 8-8Z"
          fill="var(--indigo)"
        />
        <rect x="66" y="58" width="28" height="18" rx="9" />
        <path d="M24 24v18l14-9Z" />
        <path d="M20 67h34" stroke="var(--surface)" strokeWidth="4" strokeLinecap="round" />
      </g>
      <g stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M122 118c-14 2-18-12-10-20" fill="none" />
        <path d="M128 138l-6 12M142 140l4 10M168 140l-4 10M180 136l8 12" fill="none" />
        <rect x="118" y="102" width="68" height="38" rx="19" fill="var(--coral-soft)" />
        <path d="M170 84l-2-16 12 8h12l12-8-2 16a20 20 0 1 1-32 0Z" fill="var(--coral-soft)" />
        <path d="M180 92v1M193 92v1M183 101c3 3 6 3 9 0" fill="none" />
      </g>
      <path
        d="M92 150h18M78 138h12"
        stroke="var(--ink-2)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 7"
      />
    </svg>
  )
}
