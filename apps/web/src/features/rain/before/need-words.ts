import { useText, type Text } from '#kit/text.ts';
import type { RainNeed } from '@pavilion/domain/reward/rain';
import type { RainTerms } from '../rain.queries.ts';

function wordsFor(need: RainNeed, { minLevelName }: RainTerms, text: Text): string {
  return text(`rain.need.${need}`, need === 'level' ? { level: minLevelName } : {});
}

/** Words what it takes to take part. */
export function useNeedWords(): (need: RainNeed, terms: RainTerms) => string {
  const text = useText();
  return (need, terms) => wordsFor(need, terms, text);
}
