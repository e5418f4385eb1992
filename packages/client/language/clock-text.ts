const secondMs = 1000;

/** "4:05", or "1:04:05" from an hour on; null once the time is over. */
export function clockText(leftMs: number): string | null {
  if (leftMs <= 0) return null;
  const seconds = Math.ceil(leftMs / secondMs);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
