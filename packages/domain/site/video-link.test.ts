import { expect, test } from 'vitest';
import { videoOf } from './video-link.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/a1B2c3D4e5F';

test.each([
  ['https://www.youtube.com/watch?v=a1B2c3D4e5F&t=9', `${youtube}?hl=en`],
  ['https://m.youtube.com/watch?v=a1B2c3D4e5F', `${youtube}?hl=en`],
  ['https://youtu.be/a1B2c3D4e5F?si=x', `${youtube}?hl=en`],
  ['https://www.youtube.com/shorts/a1B2c3D4e5F', `${youtube}?hl=en`],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?texttrack=en'],
  ['https://player.vimeo.com/video/123456', 'https://player.vimeo.com/video/123456?texttrack=en'],
])(
  '§2 Game center and category pages, §9: %s plays in the player of its company',
  (link, address) => {
    const { origin } = new URL(address);
    expect(videoOf(link, 'EN')).toEqual({ kind: 'embed', address, poster: null, origin });
  },
);

test.each(['mp4', 'webm', 'ogv', 'm4v', 'MP4'])(
  '§2 Game center and category pages, §9: a .%s file plays in the site’s own',
  (ending) => {
    const address = `https://videos.example:8443/a/tour.${ending}?v=2`;
    const origin = 'https://videos.example:8443';
    expect(videoOf(address, 'EN')).toEqual({ kind: 'file', address, poster: null, origin });
  },
);

test('§2 Game center and category pages, §9: a video among the site’s own files has its picture', () => {
  expect(videoOf('/videos/lantern-night.mp4', 'EN')).toEqual({
    kind: 'file',
    address: '/videos/lantern-night.mp4',
    poster: '/videos/lantern-night.jpg',
    origin: "'self'",
  });
});

test.each([
  ['EN', 'en'],
  ['TY', 'tl'],
  ['CN', 'zh'],
  ['VI', 'vi'],
  ['TH', 'th'],
  ['TW', 'zh'],
] as const)(
  '§2 Game center and category pages, §9: the player is asked in the language of the map: %s as %s',
  (language, spoken) => {
    expect(videoOf('https://youtu.be/a1B2c3D4e5F', language)?.address).toBe(
      `${youtube}?hl=${spoken}`,
    );
  },
);

test('§2 Game center and category pages, §9: a language that the map does not hold leaves the choice to the company', () => {
  expect(videoOf('https://youtu.be/a1B2c3D4e5F', 'JA')?.address).toBe(youtube);
});

test.each([
  'https://pavilion.example/tour',
  'https://pavilion.example/tour.mp4.html',
  'https://www.youtube.com/@pavilion',
  'https://www.youtube.com/watch?v=',
  'https://youtu.be/../../evil',
  'https://youtube.com.evil.example/watch?v=a1B2c3D4e5F',
  'https://vimeo.com/channels',
  'http://videos.example/tour.mp4',
  'javascript:alert(1)//.mp4',
  'data:video/mp4;base64,AAAA',
  '/videos/../operator/key.mp4',
  '//videos/tour.mp4',
  '/m/home',
  '/videos/tour.html',
  '',
])('§2 Game center and category pages, §9: %j is no video', (link) => {
  expect(videoOf(link, 'EN')).toBeNull();
});
