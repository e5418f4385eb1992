import { useRef, type KeyboardEvent } from 'react';

const longPressMs = 500;

/**
 * Handlers of a button that a long press does something else with; without `onLong` it counts as a
 * press. The browser ends it where the finger scrolls.
 */
export function useLongPress(onPress: () => void, onLong: (() => void) | null) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const end = () => clearTimeout(timer.current);
  const leave = () => {
    end();
    wasLong.current = false;
  };
  return {
    onPointerDown: ({ button }: { button: number }) => {
      leave();
      if (button !== 0 || onLong === null) return;
      timer.current = setTimeout(() => {
        wasLong.current = true;
        onLong();
      }, longPressMs);
    },
    onPointerUp: end,
    onPointerLeave: leave,
    onPointerCancel: leave,
    // Phones open a menu or select text at a long press.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      if (!wasLong.current) onPress();
      wasLong.current = false;
    },
  };
}

const offKeys = ['Backspace', 'Delete', '-'];

export const isOffKey = ({ key }: { key: string }): boolean => offKeys.includes(key);

/** How far an arrow key goes in a grid of so many columns. */
function stepOf(key: string, columns: number): number {
  const ahead = document.documentElement.dir === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: ahead,
    ArrowLeft: -ahead,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  return steps[key] ?? 0;
}

/** Moves the focus from a tile to one beside it of the same play, with the arrow keys. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const play = event.currentTarget.closest('[role="group"]');
  const tiles = [...(play?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];
  const at = tiles.indexOf(event.currentTarget);
  const tops = tiles.map((tile) => tile.getBoundingClientRect().top);
  const columns = tops.filter((top) => top === tops[0]).length;
  const step = stepOf(event.key, columns);
  if (step === 0) return;
  event.preventDefault();
  tiles[at + step]?.focus();
}
