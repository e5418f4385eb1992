/**
 * The address with the signs of its path escaped where they are no text, such as `%ff`. The
 * framework would answer those itself, in its own shape and past every hook; so they name a place
 * like another.
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
