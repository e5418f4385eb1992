/** What is worked out of a result once, though thousands of lines ask for it. */
export function remembered<Result extends object, Found extends object>(
  workOut: (result: Result) => Found,
): (result: Result) => Found {
  const known = new WeakMap<Result, Found>();
  return (result) => {
    const found = known.get(result) ?? workOut(result);
    known.set(result, found);
    return found;
  };
}
