import type { Plugin } from 'vite';
import type { Game } from '#arcade/catalogue/catalogue.ts';
import { readIcon } from './icon-set.ts';

/** Draws two files for each game: the thumbnail of the vendor's list, and its subject alone. */
export function gameThumbnails(games: readonly Game[]): Plugin {
  return {
    name: 'game-thumbnails',
    generateBundle() {
      for (const game of games) {
        this.emitFile({
          type: 'asset',
          fileName: `thumbnails/${game.id}.svg`,
          source: drawThumbnail(game),
        });
        this.emitFile({
          type: 'asset',
          fileName: `subjects/${game.id}.svg`,
          source: drawSubject(game),
        });
      }
    },
  };
}

function drawThumbnail(game: Game): string {
  const { subject, hue } = game.art;
  const { body, width } = readIcon('fluent-emoji-flat', subject);
  const scale = 132 / width;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">
<defs><radialGradient id="g" cx="50%" cy="35%" r="80%">
<stop offset="0" stop-color="hsl(${hue} 62% 42%)"/>
<stop offset="1" stop-color="hsl(${hue} 55% 12%)"/>
</radialGradient></defs>
<rect width="240" height="240" fill="url(#g)"/>
<circle cx="120" cy="112" r="84" fill="hsl(${hue} 80% 70% / .16)"/>
<g transform="translate(54 46) scale(${scale})">${body}</g>
</svg>
`;
}

function drawSubject(game: Game): string {
  const { body, width, height } = readIcon('fluent-emoji-flat', game.art.subject);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;
}
