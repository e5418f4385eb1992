/** Whole years between the birthday and today, both `YYYY-MM-DD`. */
export function ageInYears(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Decision D2: the age comes from the site's jurisdiction policy. */
export function isOldEnough(birthday: string, today: string, minimumAge: number): boolean {
  return ageInYears(birthday, today) >= minimumAge;
}
