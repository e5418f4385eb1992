import { useText } from '#kit/text.ts';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import type { BreakChoices } from '../exclusion.queries.ts';
import { useCameFor } from '../list/came-for.ts';
import { BreakButton } from './BreakButton.tsx';
import list from '../list/Limits.module.css';
import styles from './Break.module.css';

/** The time-outs and self-exclusions that the site offers; in view for who came for them. */
export function BreakSections({ breaks }: { breaks: readonly BreakChoices[] }) {
  const text = useText();
  const sections = useCameFor('break');
  if (breaks.length === 0) return null;
  return (
    <div ref={sections} className={`${styles.breaks} ${list.cameFor}`}>
      {breaks.map((terms) => (
        <Section key={terms.kind} title={text(`exclusion.kind.${terms.kind}`)}>
          <p className={list.about}>{text(`exclusion.about.${terms.kind}`)}</p>
          <BreakButton terms={terms} label={text(`exclusion.open.${terms.kind}`)} />
        </Section>
      ))}
    </div>
  );
}
