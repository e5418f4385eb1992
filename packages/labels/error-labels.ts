type Prefixed<Texts> = { [Code in keyof Texts as `error.${Code & string}`]: Texts[Code] };

/** Error texts as labels of the web app: `login.failed` becomes `error.login.failed`. */
export function errorLabels<const Texts extends Record<string, string>>(
  texts: Texts,
): Prefixed<Texts> {
  const entries = Object.entries(texts).map(([code, text]) => [`error.${code}`, text]);
  return Object.fromEntries(entries) as Prefixed<Texts>;
}
