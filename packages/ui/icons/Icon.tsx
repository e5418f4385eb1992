export type IconProps = {
  /** A path from `ui/icons/`. */
  shape: string;
  size?: number;
  /** Points along the line of reading, so it turns round where that is from the right. */
  turns?: boolean;
  className?: string;
};

/** A drawing only: whatever carries it names it. Its lines are drawn as reset.css says of `icon`. */
export function Icon({ shape, size = 20, turns, className }: IconProps) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      data-turns={turns}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  );
}
