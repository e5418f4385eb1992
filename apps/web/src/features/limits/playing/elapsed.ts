const secondMs = 1000;

/** "4:07", and "1:04:07" from the first full hour. */
export function elapsedText(elapsedMs: number): string {
  const seconds = Math.max(Math.floor(elapsedMs / secondMs), 0);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  const tail = two(seconds % 60);
  return hours === 0 ? `${minutes}:${tail}` : `${hours}:${two(minutes)}:${tail}`;
}
