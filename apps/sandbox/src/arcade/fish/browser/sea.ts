import { creatureSizes } from './creature-pictures.ts';

export type Creature = {
  id: number;
  kind: string;
  size: number;
  x: number;
  y: number;
  /** Pixels a second; negative to the left. */
  speed: number;
  lane: number;
  phase: number;
  /** Seconds for which the creature still flashes after a hit. */
  flash: number;
};

export type Bullet = { x: number; y: number; dx: number; dy: number; target: number | null };

export type Sea = {
  creatures: Creature[];
  bullets: Bullet[];
  width: number;
  height: number;
  /** Direction of the cannon in radians. */
  angle: number;
  kinds: readonly string[];
  nextId: number;
};

const words = new Uint32Array(1);

/** A number from 0 to 1 for how creatures swim; no result of the game depends on it. */
function anyShare(): number {
  crypto.getRandomValues(words);
  return (words[0] ?? 0) / 0x1_0000_0000;
}

/** How often each kind appears, in the order of the pay list. */
const shares = [22, 18, 16, 12, 10, 8, 7, 6, 4, 3, 2, 1];
const mostCreatures = 19;
const mostBullets = 10;
const bulletSpeed = 620;
const flashSeconds = 0.25;

/** The state of the sea: creatures and bullets; money is counted elsewhere. */
export function createSea(kinds: readonly string[]): Sea {
  return {
    creatures: [],
    bullets: [],
    width: 360,
    height: 500,
    angle: -Math.PI / 2,
    kinds,
    nextId: 1,
  };
}

export function resizeSea(sea: Sea, width: number, height: number): void {
  sea.width = width;
  sea.height = height;
  if (sea.creatures.length > 0) return;
  while (sea.creatures.length < mostCreatures) spawn(sea, anyShare() * width);
}

/** Moves everything by one step and returns the creatures that were hit in it. */
export function stepSea(sea: Sea, seconds: number): Creature[] {
  swim(sea, seconds);
  const hits: Creature[] = [];
  sea.bullets = sea.bullets.filter((bullet) => {
    const struck = fly(sea, bullet, seconds);
    if (struck !== undefined) {
      struck.flash = flashSeconds;
      hits.push(struck);
      return false;
    }
    return bullet.x > -20 && bullet.x < sea.width + 20 && bullet.y > -20;
  });
  return hits;
}

/** Fires from the cannon towards a point; the bullet follows a creature that is there. */
export function fireAt(sea: Sea, x: number, y: number): void {
  if (sea.bullets.length >= mostBullets) return;
  const target = sea.creatures.findLast((creature) => isNear(creature, x, y));
  const bullet = { ...cannonPlace(sea), dx: 0, dy: 0, target: target?.id ?? null };
  aim(bullet, target?.x ?? x, target?.y ?? y);
  sea.angle = Math.atan2(bullet.dy, bullet.dx);
  sea.bullets.push(bullet);
}

export function removeCreature(sea: Sea, creature: Creature): void {
  sea.creatures = sea.creatures.filter((other) => other !== creature);
}

export function cannonPlace(sea: Sea): { x: number; y: number } {
  return { x: sea.width / 2, y: sea.height - 26 };
}

/** The lowest creature that is well inside the sea. */
export function lowestCreature(sea: Sea): Creature | undefined {
  return sea.creatures
    .filter((creature) => creature.x > 20 && creature.x < sea.width - 20)
    .toSorted((first, second) => second.y - first.y)[0];
}

function spawn(sea: Sea, at?: number): void {
  const kind = pickKind(sea.kinds);
  const size = creatureSizes[kind] ?? 40;
  const rightward = anyShare() < 0.5;
  const lane = size / 2 + 8 + anyShare() * Math.max(20, sea.height * 0.74 - size);
  sea.creatures.push({
    id: sea.nextId,
    kind,
    size,
    x: at ?? (rightward ? -size : sea.width + size),
    y: lane,
    speed: (26 + anyShare() * 46) * (rightward ? 1 : -1),
    lane,
    phase: anyShare() * 6,
    flash: 0,
  });
  sea.nextId += 1;
}

function swim(sea: Sea, seconds: number): void {
  for (const creature of sea.creatures) {
    creature.x += creature.speed * seconds;
    creature.phase += seconds * 1.6;
    creature.y = creature.lane + Math.sin(creature.phase) * 9;
    creature.flash = Math.max(0, creature.flash - seconds);
  }
  sea.creatures = sea.creatures.filter((creature) => {
    const margin = creature.size * 1.2;
    return creature.x > -margin && creature.x < sea.width + margin;
  });
  while (sea.creatures.length < mostCreatures) spawn(sea);
}

function fly(sea: Sea, bullet: Bullet, seconds: number): Creature | undefined {
  const target = sea.creatures.find((creature) => creature.id === bullet.target);
  if (target === undefined) bullet.target = null;
  else aim(bullet, target.x, target.y);
  bullet.x += bullet.dx * seconds;
  bullet.y += bullet.dy * seconds;
  return sea.creatures.find((creature) => isStruck(creature, bullet));
}

function pickKind(kinds: readonly string[]): string {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let ticket = anyShare() * total;
  for (const [index, kind] of kinds.entries()) {
    ticket -= shares[index] ?? 0;
    if (ticket < 0) return kind;
  }
  return kinds[0] ?? '';
}

function aim(bullet: Bullet, x: number, y: number): void {
  const distance = Math.hypot(x - bullet.x, y - bullet.y) || 1;
  bullet.dx = ((x - bullet.x) / distance) * bulletSpeed;
  bullet.dy = ((y - bullet.y) / distance) * bulletSpeed;
}

function isStruck(creature: Creature, bullet: Bullet): boolean {
  if (bullet.target !== null && bullet.target !== creature.id) return false;
  return Math.hypot(creature.x - bullet.x, creature.y - bullet.y) < creature.size * 0.4;
}

function isNear(creature: Creature, x: number, y: number): boolean {
  return Math.hypot(creature.x - x, creature.y - y) < Math.max(30, creature.size * 0.6);
}
