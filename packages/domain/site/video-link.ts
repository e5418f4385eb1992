import type { Language } from './language.ts';
import { isOutsideAddress } from './link-rule.ts';

/** A film that the site's own player shows, or the player of a company that keeps films. */
export type Video = { kind: 'file' | 'embed'; address: string; origin: string };

/** Section 9, "Video embed language map"; a company's own choice for every other language. */
const embedLanguages: Partial<Record<Language, string>> = {
  EN: 'en',
  TY: 'tl',
  CN: 'zh',
  VI: 'vi',
  TH: 'th',
  TW: 'zh',
};

const youtube = 'https://www.youtube-nocookie.com';
const vimeo = 'https://player.vimeo.com';

const film = /^(https:\/\/[^/?#]+)\/[^?#]*\.(?:mp4|m4v|webm|ogv)(?:[?#]|$)/i;
const rest = '(?:[?&#/]|$)';
const youtubeLinks = [
  new RegExp(`^https://youtu\\.be/([\\w-]{6,20})${rest}`),
  new RegExp(`^https://(?:www\\.|m\\.)?youtube\\.com/watch\\?(?:[^#]*&)?v=([\\w-]{6,20})${rest}`),
  new RegExp(
    `^https://(?:www\\.|m\\.)?youtube(?:-nocookie)?\\.com/(?:embed|shorts|live)/([\\w-]{6,20})${rest}`,
  ),
];
const vimeoLink = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?:[?#/]|$)/;

function embedded(origin: string, path: string, name: string, language: Language): Video {
  const spoken = embedLanguages[language];
  const query = spoken === undefined ? '' : `?${name}=${spoken}`;
  return { kind: 'embed', address: `${origin}${path}${query}`, origin };
}

/** Section 2, "An embedded video player renders video links only": null for any other link. */
export function videoOf(link: string, language: Language): Video | null {
  if (!isOutsideAddress(link)) return null;
  const origin = film.exec(link)?.[1];
  if (origin !== undefined) return { kind: 'file', address: link, origin: origin.toLowerCase() };
  const ofYoutube = youtubeLinks.map((form) => form.exec(link)?.[1]).find((id) => id !== undefined);
  if (ofYoutube !== undefined) return embedded(youtube, `/embed/${ofYoutube}`, 'hl', language);
  const ofVimeo = vimeoLink.exec(link)?.[1];
  return ofVimeo === undefined ? null : embedded(vimeo, `/video/${ofVimeo}`, 'texttrack', language);
}
