/** Which parts of the race the frames show; the cars are at their places at the end. */
export const raceParts = [0, 0.35, 0.7, 1] as const;

const placesApart = 0.06;

/**
 * How far a car has come in each of the parts, from 0 to 1 of the track. The winner reaches the end
 * and the others stand behind it in their order; before that the order changes, by the number of
 * the car, and no car goes back.
 */
export function raceProgress(car: number, place: number): number[] {
  const end = 1 - place * placesApart;
  const early = 0.15 + ((car * 7) % 10) / 60;
  const late = 0.5 + ((car * 3) % 10) / 40;
  return [0, end * early, end * late, end];
}
