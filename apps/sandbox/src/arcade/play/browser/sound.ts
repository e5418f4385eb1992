export type Note = { hertz: number; atMs: number; lengthMs: number; loudness?: number };

export type Sound = {
  isOn: () => boolean;
  toggle: () => boolean;
  /** Plays nothing while sound is off. */
  play: (notes: readonly Note[]) => void;
};

/** Small synthesised sounds, off until the player switches them on. */
export function createSound(): Sound {
  let context: AudioContext | null = null;
  let on = false;
  return {
    isOn: () => on,
    toggle: () => {
      on = !on;
      if (on) context ??= new AudioContext();
      return on;
    },
    play: (notes) => {
      if (!on || context === null) return;
      for (const note of notes) playNote(context, note);
    },
  };
}

function playNote(context: AudioContext, note: Note): void {
  const startsAt = context.currentTime + note.atMs / 1000;
  const endsAt = startsAt + note.lengthMs / 1000;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = note.hertz;
  volume.gain.setValueAtTime(note.loudness ?? 0.08, startsAt);
  volume.gain.exponentialRampToValueAtTime(0.0005, endsAt);
  tone.connect(volume).connect(context.destination);
  tone.start(startsAt);
  tone.stop(endsAt);
}

export const tickSound: readonly Note[] = [{ hertz: 190, atMs: 0, lengthMs: 60, loudness: 0.06 }];
export const winSound: readonly Note[] = [523, 659, 784, 1047].map((hertz, index) => ({
  hertz,
  atMs: index * 90,
  lengthMs: 260,
}));
export const grandSound: readonly Note[] = [392, 523, 659, 784, 1047, 1319].map((hertz, index) => ({
  hertz,
  atMs: index * 130,
  lengthMs: 520,
}));
