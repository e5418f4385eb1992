import { useEffect, useRef, useState } from 'react';

const tones = { caught: [880], won: [660, 880, 1320] } as const;
const toneSeconds = 0.14;
const loudness = 0.08;

function play(audio: AudioContext, hertz: number, at: number): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(loudness / 100, at + toneSeconds);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + toneSeconds);
}

export type Sound = {
  isOn: boolean;
  toggle: () => void;
  play: (kind: keyof typeof tones) => void;
};

/** Short tones that the browser makes; off at every visit until the person turns them on. */
export function useSound(): Sound {
  const [isOn, setIsOn] = useState(false);
  const audio = useRef<AudioContext | null>(null);
  useEffect(() => () => void audio.current?.close(), []);
  return {
    isOn,
    toggle() {
      audio.current ??= new AudioContext();
      if (!isOn) void audio.current.resume();
      setIsOn(!isOn);
    },
    play(kind) {
      const { current } = audio;
      if (!isOn || current === null) return;
      for (const [index, hertz] of tones[kind].entries()) {
        play(current, hertz, current.currentTime + index * toneSeconds);
      }
    },
  };
}
