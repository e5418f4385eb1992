/**
 * Makes the video of the default site: a loop of ten seconds with lanterns over the water. Run with
 * `npx tsx art/video.ts`; it needs ffmpeg (Debian: apt install ffmpeg), so it is not part of
 * the build and the video is committed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { Drawing } from './drawing/drawing.ts';
import { glint, glow } from './drawing/light.ts';
import { seededRandom } from './drawing/seeded-random.ts';
import { lanternNight } from './pictures/lantern-night.ts';
import { lantern } from './pictures/pavilion.ts';

const folder = fileURLToPath(new URL('../apps/web/public/videos/', import.meta.url));
const [width, height] = [640, 360];
const shore = height * 0.78;
const framesPerSecond = 24;
const frames = 10 * framesPerSecond;
const largestBytes = 400_000;

type Climber = {
  x: number;
  size: number;
  hue: 'red' | 'gold';
  /** The share of its climb at the start of the video, 0 to 1. */
  start: number;
  sway: number;
};

/** The lanterns; nearer ones are larger and drawn later, so that they hide those behind. */
function climbers(): readonly Climber[] {
  const random = seededRandom('film lanterns');
  const count = 16;
  return Array.from({ length: count }, (_, index) => ({
    x: random.between(0.04, 0.96) * width,
    size: height * (0.025 + (index / count) * 0.075) * random.between(0.85, 1.15),
    hue: index % 3 === 0 ? 'gold' : 'red',
    start: random.next(),
    sway: random.between(4, 12),
  }));
}

function twinkles(): readonly { x: number; y: number; start: number }[] {
  const random = seededRandom('film stars');
  return Array.from({ length: 18 }, () => ({
    x: random.next() * width,
    y: random.next() * shore * 0.55,
    start: random.next(),
  }));
}

const wave = (turns: number) => Math.sin(2 * Math.PI * turns);

/** Draws what moves, at a share of the video from 0 to 1. */
function moving(at: number): string {
  const drawing = new Drawing(width, height, 'video');
  for (const { x, y, start } of twinkles()) {
    const size = Math.max(0, wave(start + 2 * at)) * 4;
    if (size > 0.4) drawing.add(glint(x, y, size));
  }
  for (const { x, size, hue, start, sway } of climbers()) {
    const climbed = (start + at) % 1;
    const left = x + sway * wave(start + 2 * at);
    const top = shore - climbed * (shore + 2 * size) + size * 0.5;
    const opacity = Math.min(1, climbed * 6);
    const shine = (1 - climbed) ** 2 * 0.5;
    drawing.add(glow(drawing, left, shore + (shore - top) * 0.25, size * 1.4, ['#ff9d3c', shine]));
    drawing.add(`<g opacity="${opacity.toFixed(2)}">${lantern(drawing, left, top, size, hue)}</g>`);
  }
  return drawing.toSvg();
}

async function still(): Promise<Buffer> {
  const drawing = new Drawing(width, height, 'film night');
  lanternNight(drawing, { hue: 275, pavilionX: 0.5, lanterns: 0, moon: true });
  return sharp(Buffer.from(drawing.toSvg())).removeAlpha().png().toBuffer();
}

/** H.264 that every phone plays, with its index first, so that it starts while it loads. */
function encoder(path: string) {
  const read = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`];
  const write = ['-c:v', 'libx264', '-profile:v', 'baseline', '-level', '3.0'];
  const size = ['-pix_fmt', 'yuv420p', '-preset', 'veryslow', '-crf', '27', '-an'];
  const rate = ['-r', String(framesPerSecond)];
  const plain = ['-map_metadata', '-1', '-movflags', '+faststart', '-loglevel', 'error'];
  return spawn('ffmpeg', ['-y', ...read, ...rate, '-i', '-', ...write, ...size, ...plain, path], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

async function make(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lantern-night.mp4');
  const posterPath = join(folder, 'lantern-night.jpg');
  const ground = await still();
  const video = encoder(path);
  const ended = once(video, 'close');
  for (let frame = 0; frame < frames; frame += 1) {
    const picture = sharp(ground).composite([{ input: Buffer.from(moving(frame / frames)) }]);
    if (frame === 0) {
      await picture.clone().jpeg({ quality: 62, mozjpeg: true }).toFile(posterPath);
    }
    const pixels = await picture.removeAlpha().raw().toBuffer();
    if (!video.stdin.write(pixels)) await once(video.stdin, 'drain');
  }
  video.stdin.end();
  await ended;
  const { size } = statSync(path);
  console.log(`Video: ${frames} frames, ${size} bytes.`);
  if (size > largestBytes) throw new Error(`The video may have ${largestBytes} bytes at most.`);
}

await make();
