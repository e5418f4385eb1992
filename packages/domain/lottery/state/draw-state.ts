export const drawStates = [
  'scheduled',
  'open',
  'closed',
  'drawn',
  'settled',
  'resettled',
  'void',
] as const;
export type DrawState = (typeof drawStates)[number];

/**
 * Its hours come, its result is known, its last sub-order is settled, its result is put right, or
 * it does not count.
 */
export const drawEvents = ['open', 'close', 'result', 'settle', 'correct', 'void'] as const;
export type DrawEvent = (typeof drawEvents)[number];

/**
 * Who lets a draw change: jobs of the server, the engine of own draws, the results of outside
 * draws, or two operators. A draw that copies another follows what two operators did to that one.
 */
export const drawActors = ['job', 'engine', 'results', 'twoOperators'] as const;
export type DrawActor = (typeof drawActors)[number];

type DrawChange = Readonly<{
  from: readonly DrawState[];
  event: DrawEvent;
  to: DrawState;
  by: readonly DrawActor[];
}>;

/** The first table of lottery.md §6; everything else is refused. */
const drawChanges: readonly DrawChange[] = [
  { from: ['scheduled'], event: 'open', to: 'open', by: ['job'] },
  { from: ['open'], event: 'close', to: 'closed', by: ['job'] },
  {
    from: ['closed'],
    event: 'result',
    to: 'drawn',
    by: ['engine', 'results', 'twoOperators'],
  },
  { from: ['drawn'], event: 'settle', to: 'settled', by: ['job'] },
  { from: ['settled', 'resettled'], event: 'correct', to: 'resettled', by: ['twoOperators'] },
  {
    from: ['scheduled', 'open', 'closed', 'drawn', 'settled', 'resettled'],
    event: 'void',
    to: 'void',
    by: ['twoOperators'],
  },
  // An own draw without its public randomness has no result yet, so a job voids none that has one.
  { from: ['scheduled', 'open', 'closed'], event: 'void', to: 'void', by: ['job'] },
];

/** The state after the event, or null when it is not allowed there, or not to this actor. */
export function nextDrawState(state: DrawState, event: DrawEvent, by: DrawActor): DrawState | null {
  const change = drawChanges.find(
    (one) => one.from.includes(state) && one.event === event && one.by.includes(by),
  );
  return change?.to ?? null;
}

/** Which orders a draw takes: any where it is open, those of a chase while it is scheduled. */
export function takesOrder(state: DrawState, isChase: boolean): boolean {
  return state === 'open' || (state === 'scheduled' && isChase);
}

/** Whether sub-orders of the draw can still be taken back. */
export function isBeforeClose(state: DrawState): boolean {
  return state === 'scheduled' || state === 'open';
}

const lateAfter = { own: 60_000, outside: 30 * 60_000 };

/** Whether a draw that was due at a time has waited too long for its result; milliseconds. */
export function isLate(
  draw: Readonly<{ state: DrawState; isOwn: boolean; drawsAt: number }>,
  now: number,
): boolean {
  const isWaiting = isBeforeClose(draw.state) || draw.state === 'closed';
  return isWaiting && now - draw.drawsAt >= (draw.isOwn ? lateAfter.own : lateAfter.outside);
}
