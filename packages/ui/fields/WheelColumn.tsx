import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { indexAfterKey, indexOfTyped } from './wheel-keys.ts';
import styles from './WheelColumn.module.css';

export type WheelOption = { value: number; text: string };

export type WheelColumnProps = {
  label: string;
  options: readonly WheelOption[];
  value: number;
  onChange: (value: number) => void;
};

type ListRef = RefObject<HTMLDivElement | null>;

/** The height of a row in the style sheet. */
const rowPx = 44;
const settledMs = 120;
const typingPauseMs = 1000;

function centred(list: HTMLDivElement): number {
  return Math.round(list.scrollTop / rowPx);
}

function turn(list: HTMLElement, top: number, behavior: ScrollBehavior = 'instant'): void {
  list.scrollTo({ top, behavior });
}

/** Scrolls to the chosen value whenever the list gets its size; a hidden list cannot scroll. */
function useFirstPlace(list: ListRef): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const chosen = element.querySelector<HTMLElement>('[aria-selected="true"]');
      if (chosen !== null) turn(element, chosen.offsetTop - chosen.offsetHeight * 2);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
}

/** Scrolling by hand chooses the row at which the wheel stops; choosing a row scrolls to it. */
function useTurning(list: ListRef, index: number, count: number, settle: (at: number) => void) {
  const target = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const element = list.current;
    if (element === null || target.current !== null || centred(element) === index) return;
    turn(element, index * rowPx);
  }, [list, index, count]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    turnTo: (at: number) => {
      const element = list.current;
      // Drops the row at which the wheel has just stopped: this choice replaces it.
      clearTimeout(timer.current);
      if (element === null || centred(element) === at) return;
      target.current = at;
      turn(element, at * rowPx, 'auto');
    },
    letGo: () => {
      target.current = null;
    },
    onScroll: () => {
      const element = list.current;
      if (element === null) return;
      clearTimeout(timer.current);
      if (target.current !== null) {
        if (Math.abs(element.scrollTop - target.current * rowPx) < 1) target.current = null;
        return;
      }
      timer.current = setTimeout(() => settle(centred(element)), settledMs);
    },
  };
}

/** The keys typed without a pause, such as the digits of a year. */
function useTyped() {
  const typed = useRef({ text: '', at: 0 });
  return ({ key, timeStamp }: KeyboardEvent): string => {
    const goesOn = timeStamp - typed.current.at < typingPauseMs;
    typed.current = { text: (goesOn ? typed.current.text : '') + key, at: timeStamp };
    return typed.current.text;
  };
}

/** One column of a wheel: scrolled by hand, pressed row by row, or moved by arrows and typing. */
export function WheelColumn({ label, options, value, onChange }: WheelColumnProps) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const index = options.findIndex((option) => option.value === value);
  const typedWith = useTyped();
  useFirstPlace(list);
  const { turnTo, letGo, onScroll } = useTurning(list, index, options.length, choose);

  function choose(at: number): void {
    const option = options[at];
    if (option !== undefined && option.value !== value) onChange(option.value);
  }

  function turnAndChoose(at: number): void {
    turnTo(at);
    choose(at);
  }

  function pick({ target }: MouseEvent): void {
    const at = target instanceof HTMLElement ? target.dataset['at'] : undefined;
    if (at !== undefined) turnAndChoose(Number(at));
  }

  function press(event: KeyboardEvent): void {
    const printed = event.key.length === 1 && event.key !== ' ';
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = printed
      ? indexOfTyped(typedWith(event), options)
      : indexAfterKey(event.key, index, options.length);
    if (at === null) return;
    event.preventDefault();
    turnAndChoose(at);
  }

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}-${value}`}
      className={styles.column}
      onScroll={onScroll}
      onPointerDown={letGo}
      onWheel={letGo}
      onKeyDown={press}
      onClick={pick}
    >
      {options.map((option, at) => (
        <div
          key={option.value}
          id={`${id}-${option.value}`}
          role="option"
          aria-selected={option.value === value}
          className={styles.row}
          data-at={at}
        >
          {option.text}
        </div>
      ))}
    </div>
  );
}
