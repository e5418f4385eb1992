/** Since when a member is at the lotteries: by the clock of the server, and by the device's. */
export type LotteryStay = Readonly<{ openedAt: string; startedMs: number }>;

const minuteMs = 60_000;
/** A member who comes back within this time continues the same stay. */
const sameStayMs = 30 * minuteMs;

let known: (LotteryStay & { userName: string; seenMs: number }) | null = null;

/** The stay that an opening begins or continues, whichever lottery it is of. */
export function stayFrom(userName: string, openedAt: string, nowMs: number): LotteryStay {
  const goesOn = known?.userName === userName && nowMs - known.seenMs < sameStayMs;
  known =
    goesOn && known !== null ? known : { userName, openedAt, startedMs: nowMs, seenMs: nowMs };
  known.seenMs = nowMs;
  return known;
}

/** Notes that the member still is there. */
export function stillThere(nowMs: number): void {
  if (known !== null) known.seenMs = nowMs;
}
