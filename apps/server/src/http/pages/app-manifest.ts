import { paths } from '@pavilion/screens/paths';

/** The background colour of the page by theme: `--ground` of the web's tokens. */
const grounds = { dark: '#0d0f1a', light: '#f7f4ec' } as const;

export type AppLook = { name: string; theme: keyof typeof grounds };

function icon(file: string, size: number, purpose: 'any' | 'maskable') {
  return { src: `/icons/${file}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

/** The web app manifest, which a phone reads before it puts the site on its home screen. */
export function appManifest({ name, theme }: AppLook) {
  return {
    id: paths.home(),
    name,
    short_name: name,
    start_url: paths.home(),
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: grounds[theme],
    theme_color: grounds[theme],
    icons: [
      icon('app-192', 192, 'any'),
      icon('app-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
  };
}
