import type { Stop } from '../drawing/drawing.ts';
import { icon } from '../drawing/icon.ts';
import type { IconPlace } from '../drawing/icon.ts';
import { lettering } from '../drawing/lettering.ts';
import type { LetteringBox, LetteringLook } from '../drawing/lettering.ts';
import { scrim, volume } from '../drawing/light.ts';
import type { Scene } from './scene.ts';

/** Fills the picture with light that spreads from the subject. */
export function paintGround(scene: Scene, stops?: readonly Stop[]): void {
  const { drawing, palette, stage } = scene;
  const paint = drawing.radial(
    stops ?? [
      [0, palette.bright],
      [0.28, palette.mid],
      [0.62, palette.ground],
      [1, palette.deep],
    ],
    stage.x,
    stage.y,
    Math.hypot(drawing.width, drawing.height) * 0.62,
  );
  drawing.add(`<rect width="${drawing.width}" height="${drawing.height}" fill="${paint}"/>`);
}

/** The subject of the scene, big, with body and a shadow. */
export function paintSubject(
  scene: Scene,
  place: Partial<IconPlace> = {},
  outline?: { colour: string; width: number },
): void {
  const { drawing, palette, stage, subject } = scene;
  const filter = volume(drawing, {
    rim: stage.size * 0.018,
    shade: palette.night,
    ...(outline ? { outline } : {}),
    glow: { width: stage.size * 0.06, colour: palette.pale },
  });
  drawing.add(
    icon(drawing, subject, { x: stage.x, y: stage.y, size: stage.size, filter, ...place }),
  );
}

/** A small icon with body of its own; `blur` puts it out of focus. */
export function paintCompanion(scene: Scene, name: string, place: IconPlace, blur = 0): void {
  const { drawing, palette } = scene;
  const filter =
    blur > 0
      ? drawing.blur(blur)
      : volume(drawing, { rim: Math.max(1.2, place.size * 0.022), shade: palette.night });
  drawing.add(icon(drawing, name, { ...place, filter }));
}

/** The companion at a position; the companions repeat in turn. */
export function companion(scene: Scene, index: number): string {
  return scene.companions[index % scene.companions.length] ?? scene.subject;
}

/** The title in its box, over a ground dark enough to read it on. */
export function paintTitle(
  scene: Scene,
  change: { look?: Partial<LetteringLook>; box?: Partial<LetteringBox>; scrim?: boolean } = {},
): void {
  const { drawing, palette, stage } = scene;
  if (scene.title === '' && !stage.wordsLeft) return;
  if (change.scrim !== false) {
    drawing.add(
      scrim(drawing, stage.wide ? 'left' : 'bottom', palette.night, stage.wide ? 0.68 : 0.46),
    );
  }
  if (scene.title === '') return;
  drawing.add(
    lettering(
      drawing,
      scene.title,
      { ...scene.look, ...change.look },
      { ...stage.title, ...change.box },
    ),
  );
}
