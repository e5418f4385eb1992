/**
 * Compares the findings with the exceptions `[{ file, rule, amount, why }]`: returns the findings
 * that no exception covers, and the exceptions that are too large or not needed any more.
 */
export function judgeExcess(excess, exceptions) {
  const amounts = new Map();
  for (const { file, rule, amount } of excess) {
    const key = `${rule} ${file}`;
    amounts.set(key, (amounts.get(key) ?? 0) + amount);
  }
  const allowed = new Map(exceptions.map(({ file, rule, amount }) => [`${rule} ${file}`, amount]));
  const sentences = excess
    .filter(
      ({ file, rule }) => amounts.get(`${rule} ${file}`) > (allowed.get(`${rule} ${file}`) ?? 0),
    )
    .map(({ file, line, sentence }) => `${file}:${line} ${sentence}`);
  for (const { file, rule, amount, why } of exceptions) {
    const present = amounts.get(`${rule} ${file}`) ?? 0;
    if (!why) sentences.push(`${file}: the exception for ${rule} does not say why`);
    if (present === 0) sentences.push(`${file}: the exception for ${rule} is not needed any more`);
    else if (present < amount) {
      sentences.push(`${file}: the exception for ${rule} can shrink from ${amount} to ${present}`);
    }
  }
  return sentences;
}

/** Exceptions that are new or larger than in an earlier version of the list. */
export function grownExceptions(exceptions, earlier) {
  const before = new Map(earlier.map(({ file, rule, amount }) => [`${rule} ${file}`, amount]));
  return exceptions
    .filter(({ file, rule, amount }) => amount > (before.get(`${rule} ${file}`) ?? 0))
    .map(({ file, rule }) => `${file}: the exceptions may only shrink, but ${rule} has grown`);
}
