import type { Language } from './language.ts';
import { isOutsideAddress } from './link-rule.ts';

/** A video in the site's own player, or in that of a video company. */
export type Video = {
  kind: 'file' | 'embed';
  address: string;
  /** The picture before the video plays; null where none is known. */
  poster: string | null;
  /** The origin for the page's content security policy. */
  origin: string;
};

/** Section 9, "Video embed language map"; the company chooses for every other language. */
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

const video = /^(https:\/\/[^/?#]+)\/[^?#]*\.(?:mp4|m4v|webm|ogv)(?:[?#]|$)/i;
/** A video among the site's own files; its picture has the same name. */
const ownVideo = /^(\/videos\/[\w-]+)\.(?:mp4|m4v|webm|ogv)$/;
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
  return { kind: 'embed', address: `${origin}${path}${query}`, poster: null, origin };
}

/** Whether the site folder may name a video: the site's own, or any outside address. */
export function isVideoAddress(link: string): boolean {
  return ownVideo.test(link) || isOutsideAddress(link);
}

/** Section 2, "An embedded video player renders video links only": null for any other link. */
export function videoOf(link: string, language: Language): Video | null {
  const own = ownVideo.exec(link)?.[1];
  if (own !== undefined) {
    return { kind: 'file', address: link, poster: `${own}.jpg`, origin: "'self'" };
  }
  if (!isOutsideAddress(link)) return null;
  const origin = video.exec(link)?.[1]?.toLowerCase();
  if (origin !== undefined) return { kind: 'file', address: link, poster: null, origin };
  const ofYoutube = youtubeLinks.map((form) => form.exec(link)?.[1]).find((id) => id !== undefined);
  if (ofYoutube !== undefined) return embedded(youtube, `/embed/${ofYoutube}`, 'hl', language);
  const ofVimeo = vimeoLink.exec(link)?.[1];
  return ofVimeo === undefined ? null : embedded(vimeo, `/video/${ofVimeo}`, 'texttrack', language);
}
