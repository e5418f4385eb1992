/** Draws the pavilion at night: a roof, two lanterns and their light on the water. */
export function SessionDrawing({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 200 120" fill="none" aria-hidden="true">
      <ellipse cx="100" cy="70" rx="78" ry="46" fill="var(--accent)" opacity="0.1" />
      <ellipse cx="100" cy="70" rx="48" ry="32" fill="var(--accent)" opacity="0.14" />
      <path
        d="M18 50c32-3 58-16 82-42 24 26 50 39 82 42-7 8-17 10-28 8H46c-11 2-21 0-28-8Z"
        fill="var(--surface-high)"
        stroke="var(--accent-deep)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M100 8V2" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
      <path d="M52 59v43m96-43v43" stroke="var(--accent-deep)" strokeWidth="5" />
      <path d="M36 104h128M24 112h152" stroke="var(--line-strong)" strokeWidth="3" />
      <g fill="var(--accent)">
        <rect x="71" y="66" width="16" height="22" rx="7" />
        <rect x="113" y="66" width="16" height="22" rx="7" />
      </g>
      <path
        d="M79 58v8m42-8v8M79 88v6m42-6v6M74 66h10m32 0h10M74 88h10m32 0h10"
        stroke="var(--accent-deep)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
