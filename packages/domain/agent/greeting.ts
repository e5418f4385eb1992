export type Greeting = 'morning' | 'noon' | 'afternoon' | 'evening';

/** How the agent home greets at an hour (0–23) of the device (seed §2, "Agent home"). */
export function greetingAt(hour: number): Greeting {
  if (hour <= 10) return 'morning';
  if (hour <= 14) return 'noon';
  return hour <= 18 ? 'afternoon' : 'evening';
}
