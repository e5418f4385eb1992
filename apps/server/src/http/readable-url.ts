/**
 * Escapes the percent signs of a path that does not decode to text, such as `%ff`. The framework
 * would answer such a path itself, in its own shape and without any hook.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
