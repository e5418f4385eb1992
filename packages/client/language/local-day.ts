/** `YYYY-MM-DD` of an instant in the time zone of the device. */
export function localDay(at: Date): string {
  const month = String(at.getMonth() + 1).padStart(2, '0');
  const day = String(at.getDate()).padStart(2, '0');
  return `${String(at.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}
