/** All faults with their numbers, locations and changes. */
export function faultsOf(files) {
  return files.flatMap(({ file, source, mutants, first }) =>
    mutants.map(({ start, end, shape, other }, index) => ({
      number: first + index,
      file,
      line: source.slice(0, start).split('\n').length,
      change: `${short(source.slice(start, end))} -> ${shape === 'statement' ? '(left out)' : short(other)}`,
    })),
  );
}

function short(text) {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}

/** The lines of the summary, and whether enough faults were found. */
export function summaryOf(faults, survivors, wantedPercent) {
  const lines = [];
  const rows = new Map();
  for (const { file } of faults) rows.set(file, { all: 0, alive: 0 });
  for (const { file } of faults) rows.get(file).all += 1;
  for (const { file } of survivors) rows.get(file).alive += 1;
  for (const [file, { all, alive }] of rows) {
    lines.push(`${percent(all - alive, all).padStart(6)} %  ${all - alive}/${all}  ${file}`);
  }
  for (const { file, line, change } of survivors) lines.push(`alive ${file}:${line}  ${change}`);
  const found = faults.length - survivors.length;
  const score = percent(found, faults.length);
  lines.push(`Mutation score: ${score} % (${found} of ${faults.length} faults found)`);
  return { lines, enough: found * 100 >= wantedPercent * faults.length };
}

function percent(part, whole) {
  return whole === 0 ? '100.0' : (Math.floor((part * 1000) / whole) / 10).toFixed(1);
}
