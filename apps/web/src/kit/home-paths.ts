/** The first is the one that links use; the others are aliases. */
export const homePaths = ['/m/home', '/', '/m', '/m/', '/m/index', '/m/index.html'] as const;

export function isHomePath(path: string): boolean {
  return (homePaths as readonly string[]).includes(path);
}
