export type Trigger = { toggleAuto: () => void; stop: () => void };

export type TriggerOptions = {
  fire: (x: number, y: number) => void;
  autoTarget: () => { x: number; y: number } | undefined;
  autoChanged: (on: boolean) => void;
};

const betweenShotsMs = 240;

/** Fires towards the finger while it is down, or by itself while auto is on. */
export function followTrigger(canvas: HTMLElement, options: TriggerOptions): Trigger {
  let aim: { x: number; y: number } | null = null;
  let auto = false;

  const point = (event: PointerEvent): { x: number; y: number } => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const setAuto = (on: boolean): void => {
    auto = on;
    options.autoChanged(on);
  };
  canvas.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    canvas.setPointerCapture(event.pointerId);
    aim = point(event);
    options.fire(aim.x, aim.y);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (aim !== null) aim = point(event);
  });
  for (const ending of ['pointerup', 'pointercancel'] as const) {
    canvas.addEventListener(ending, () => {
      aim = null;
    });
  }
  setInterval(() => {
    if (document.hidden) return;
    const target = aim ?? (auto ? options.autoTarget() : undefined);
    if (target !== undefined) options.fire(target.x, target.y);
  }, betweenShotsMs);
  return {
    toggleAuto: () => setAuto(!auto),
    stop: () => {
      aim = null;
      setAuto(false);
    },
  };
}
