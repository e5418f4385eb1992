import { limits } from '@pavilion/domain/limits';

const rememberedMs = 700;

/** Whether a horizontal drag is long enough to count as the gesture (section 2). */
export function isSwipeBack(fromX: number, toX: number): boolean {
  return toX - fromX > limits.swipeBackPx;
}

let swipedAtMs = Number.NEGATIVE_INFINITY;

export function watchSwipeBack(): void {
  let startX = 0;
  addEventListener('touchstart', (event) => (startX = event.touches[0]?.clientX ?? 0), {
    passive: true,
  });
  addEventListener(
    'touchend',
    (event) => {
      const endX = event.changedTouches[0]?.clientX ?? 0;
      if (isSwipeBack(startX, endX)) swipedAtMs = event.timeStamp;
    },
    { passive: true },
  );
}

/** True right after the finger was lifted, which is when the browser goes back. */
export function justSwipedBack(nowMs: number): boolean {
  return nowMs - swipedAtMs < rememberedMs;
}
