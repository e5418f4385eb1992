import { placeIcon, toImageAddress } from '../symbol-art.ts';
import type { Skin } from './skin.ts';

const width = 480;
const height = 900;
const horizon = 330;

/** The picture behind the reels: sky, lights, silhouettes and the ground. */
export function drawScene(skin: Skin): string {
  const { sky, ground, light } = skin.colours;
  const markup =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `preserveAspectRatio="xMidYMin slice">` +
    `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1">` +
    `<stop offset="0" stop-color="${sky[0]}"/><stop offset=".55" stop-color="${sky[1]}"/>` +
    `<stop offset="1" stop-color="${sky[2]}"/></linearGradient>` +
    `<linearGradient id="e" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground}"/>` +
    `<stop offset=".7" stop-color="#07080f"/></linearGradient>` +
    `<radialGradient id="g"><stop offset="0" stop-color="${light}" stop-opacity=".75"/>` +
    `<stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${horizon}" fill="url(#s)"/>` +
    `<ellipse cx="240" cy="${horizon - 60}" rx="300" ry="190" fill="url(#g)"/>` +
    drawLights(light) +
    drawHorizon(skin) +
    `<rect y="${horizon - 1}" width="${width}" height="${height - horizon + 1}" ` +
    `fill="url(#e)"/></svg>`;
  return toImageAddress(markup);
}

function drawHorizon(skin: Skin): string {
  const { silhouette, ground } = skin.colours;
  const [left, right] = skin.horizon;
  return (
    `<g color="${silhouette}" opacity=".9">${placeIcon(left, -34, horizon - 186, 190)}` +
    `${placeIcon(right, 322, horizon - 190, 194)}</g>` +
    `<path d="M0 ${horizon} V${horizon - 18} Q120 ${horizon - 46} 240 ${horizon - 20} ` +
    `T480 ${horizon - 24} V${horizon}Z" fill="${ground}"/>`
  );
}

/** Small lights scattered by a fixed rule, so that a skin is the same each time. */
function drawLights(light: string): string {
  return Array.from({ length: 34 }, (_light, index) => {
    const x = (index * 137.5) % width;
    const y = (index * 61.8) % (horizon - 90);
    const radius = 0.8 + ((index * 7) % 5) * 0.35;
    const opacity = 0.25 + ((index * 3) % 7) * 0.09;
    return (
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" ` +
      `fill="${light}" fill-opacity="${opacity.toFixed(2)}"/>`
    );
  }).join('');
}
