import { CopyFact } from '#features/site/CopyFact.tsx';
import { useMoneyFormat, useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import type { PlannedRain, RainTerms } from '../rain.queries.ts';
import { useNeedWords } from './need-words.ts';
import styles from './Before.module.css';

/** The sentences that only who may take part is told. */
function useTerms(): (terms: RainTerms) => string[] {
  const text = useText();
  const money = useShortMoneyFormat();
  const exact = useMoneyFormat();
  const { decimal } = useFormat();
  const wordsOf = useNeedWords();
  return (terms) => {
    const { envelopes, least, most, budget, winsPerPerson, needs, wageringMultiple } = terms;
    return [
      text('rain.rules.chances', {
        envelopes: decimal(String(envelopes), 0),
        least: exact(least),
        most: exact(most),
        budget: money(budget),
        wins: winsPerPerson,
      }),
      ...(needs.length > 0
        ? [text('rain.rules.needs', { needs: needs.map((one) => wordsOf(one, terms)).join('; ') })]
        : []),
      text('rain.rules.paid'),
      ...(wageringMultiple > 0 ? [text('rain.rules.wagering', { times: wageringMultiple })] : []),
    ];
  };
}

/** What falls in a rain, with the chances, and how the draws can be checked. */
export function Rules({ rain }: { rain: PlannedRain }) {
  const text = useText();
  const termsOf = useTerms();
  const { terms, waves, waveSeconds } = rain;
  const sentences = [
    text('rain.rules.waves', { waves, seconds: waveSeconds }),
    text('rain.rules.tap'),
    ...(terms === null ? [] : termsOf(terms)),
    text('rain.rules.fair'),
  ];
  return (
    <Section title={text('rain.rules')}>
      <Card>
        <ul className={styles.rules}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {terms !== null && terms.seedHash !== null && (
          <div className={styles.fingerprint}>
            <CopyFact label={text('rain.fingerprint')} value={terms.seedHash} />
          </div>
        )}
      </Card>
    </Section>
  );
}
