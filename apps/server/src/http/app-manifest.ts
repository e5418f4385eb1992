const ground = '#0d0f1a';

function icon(file: string, size: number, purpose: 'any' | 'maskable') {
  return { src: `/icons/${file}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

/** What a phone asks for before it puts the site on its home screen. */
export function appManifest(name: string) {
  return {
    id: '/m/home',
    name,
    short_name: name,
    start_url: '/m/home',
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: ground,
    theme_color: ground,
    icons: [
      icon('app-192', 192, 'any'),
      icon('app-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
  };
}
