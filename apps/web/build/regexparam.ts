/**
 * Stands for the router's parser of patterns: a path is matched as a whole, and a part that begins
 * with a colon takes what stands there.
 */
export function parse(route: string): { pattern: RegExp; keys: string[] } {
  const keys: string[] = [];
  const source = route.replaceAll(/:(\w+)/g, (_, key: string) => {
    keys.push(key);
    return '([^/]+?)';
  });
  return { pattern: new RegExp(`^${source}/?$`, 'i'), keys };
}
