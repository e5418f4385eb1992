export type IconProps = {
  /** A path from `ui/icons/`. */
  shape: string;
  size?: number;
  /** Points in the reading direction, so it is mirrored in right-to-left languages. */
  turns?: boolean;
  className?: string;
};

/** An icon without a name of its own; its element names it. reset.css styles its lines. */
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
