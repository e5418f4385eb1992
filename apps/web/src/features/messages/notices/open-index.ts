/** The whole query is the index ("/m/notice?3"); anything else opens none. */
export function openIndexOf(search: string): number | null {
  return /^\d{1,3}$/.test(search) ? Number(search) : null;
}
