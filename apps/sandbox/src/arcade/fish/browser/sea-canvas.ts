import { cannonPlace } from './sea.ts';
import type { Sea } from './sea.ts';

/** A catch that is being celebrated. */
export type Splash = { x: number; y: number; text: string; age: number };

export type SeaCanvas = {
  element: HTMLCanvasElement;
  splash: (splash: Omit<Splash, 'age'>) => void;
  draw: (seconds: number) => void;
  /** Fits the canvas to the space that it has; returns its size in pixels of the page. */
  fit: () => { width: number; height: number };
};

const splashSeconds = 1.3;

export function createSeaCanvas(
  sea: Sea,
  pictures: ReadonlyMap<string, HTMLImageElement>,
  label: string,
): SeaCanvas {
  const canvas = document.createElement('canvas');
  canvas.className = 'sea';
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', label);
  const context = canvas.getContext('2d');
  const splashes: Splash[] = [];
  let time = 0;
  return {
    element: canvas,
    splash: (splash) => {
      splashes.push({ ...splash, age: 0 });
    },
    fit: () => {
      const { width, height } = canvas.getBoundingClientRect();
      const scale = Math.min(3, window.devicePixelRatio);
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      context?.setTransform(scale, 0, 0, scale, 0, 0);
      return { width, height };
    },
    draw: (seconds) => {
      if (context === null) return;
      time += seconds;
      context.clearRect(0, 0, canvas.width, canvas.height);
      drawLight(context, time);
      for (const creature of sea.creatures) {
        const picture = pictures.get(creature.kind);
        if (picture === undefined) continue;
        context.save();
        context.translate(creature.x, creature.y);
        // The pictures face left.
        context.scale(creature.speed > 0 ? -1 : 1, 1);
        context.rotate(Math.sin(time * 2.2 + creature.phase) * 0.06);
        if (creature.flash > 0) context.filter = 'brightness(1.9)';
        const { size } = creature;
        context.drawImage(picture, -size / 2, -size / 2, size, size);
        context.restore();
      }
      drawBullets(context, sea);
      drawCannon(context, sea);
      drawSplashes(context, splashes, seconds);
    },
  };
}

function drawLight(context: CanvasRenderingContext2D, time: number): void {
  context.save();
  context.globalAlpha = 0.07;
  context.fillStyle = '#fff';
  for (let ray = 0; ray < 5; ray += 1) {
    const x = ray * 110 - 60 + Math.sin(time * 0.3 + ray) * 26;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x + 46, 0);
    context.lineTo(x + 130, 900);
    context.lineTo(x + 20, 900);
    context.fill();
  }
  context.restore();
}

function drawBullets(context: CanvasRenderingContext2D, sea: Sea): void {
  for (const bullet of sea.bullets) {
    const glow = context.createRadialGradient(bullet.x, bullet.y, 1, bullet.x, bullet.y, 10);
    glow.addColorStop(0, '#fff6d8');
    glow.addColorStop(0.4, '#f2b84b');
    glow.addColorStop(1, 'rgb(242 184 75 / 0)');
    context.fillStyle = glow;
    context.beginPath();
    context.arc(bullet.x, bullet.y, 10, 0, Math.PI * 2);
    context.fill();
  }
}

function drawCannon(context: CanvasRenderingContext2D, sea: Sea): void {
  const { x, y } = cannonPlace(sea);
  context.save();
  context.translate(x, y);
  context.fillStyle = '#3a2a12';
  context.beginPath();
  context.arc(0, 12, 34, Math.PI, 0);
  context.fill();
  context.rotate(sea.angle + Math.PI / 2);
  context.fillStyle = '#d9b463';
  context.fillRect(-9, -40, 18, 40);
  context.fillStyle = '#8a5a16';
  context.fillRect(-11, -44, 22, 9);
  context.restore();
  context.fillStyle = '#f2b84b';
  context.beginPath();
  context.arc(x, y + 4, 15, 0, Math.PI * 2);
  context.fill();
}

function drawSplashes(
  context: CanvasRenderingContext2D,
  splashes: Splash[],
  seconds: number,
): void {
  for (const splash of splashes) {
    splash.age += seconds;
    const share = splash.age / splashSeconds;
    context.save();
    context.globalAlpha = Math.max(0, 1 - share * share);
    for (let coin = 0; coin < 9; coin += 1) {
      const angle = (coin / 9) * Math.PI * 2;
      const reach = 16 + share * 52;
      context.fillStyle = '#f2b84b';
      context.strokeStyle = '#b8701a';
      context.lineWidth = 2;
      context.beginPath();
      context.arc(
        splash.x + Math.cos(angle) * reach,
        splash.y + Math.sin(angle) * reach * 0.8,
        6,
        0,
        Math.PI * 2,
      );
      context.fill();
      context.stroke();
    }
    context.font = '800 24px system-ui';
    context.textAlign = 'center';
    context.lineWidth = 5;
    context.strokeStyle = 'rgb(7 8 15 / 80%)';
    context.fillStyle = '#ffe3a6';
    context.strokeText(splash.text, splash.x, splash.y - share * 40);
    context.fillText(splash.text, splash.x, splash.y - share * 40);
    context.restore();
  }
  const living = splashes.filter((splash) => splash.age < splashSeconds);
  splashes.splice(0, splashes.length, ...living);
}
