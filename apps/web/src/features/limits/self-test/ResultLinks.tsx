import { useText, type MessageKey } from '#kit/text.ts';
import type { SelfTestBand } from '@pavilion/domain/protection/self-test';
import { paths } from '@pavilion/screens/paths';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { circleX, hourglass } from '@pavilion/ui/icons/form-icons.ts';
import { chartColumn, gauge } from '@pavilion/ui/icons/shell-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import type { OwnLimits } from '../limits.queries.ts';
import { HelpSection } from '../list/HelpSection.tsx';

const tools = {
  limits: { title: 'title.limits', href: paths.limits(), icon: gauge },
  break: { title: 'exclusion.take', href: paths.limits({ break: 1 }), icon: hourglass },
  close: { title: 'title.closeAccount', href: paths.closeAccount(), icon: circleX },
  history: { title: 'title.history', href: paths.history(), icon: chartColumn },
} as const satisfies Record<string, { title: MessageKey; href: string; icon: string }>;

/** What helps most stands first. */
const toolsOf = {
  none: ['limits', 'history'],
  low: ['limits', 'history', 'break'],
  moderate: ['break', 'limits', 'history'],
  high: ['break', 'close', 'limits'],
} as const satisfies Record<SelfTestBand, readonly (keyof typeof tools)[]>;

type ResultLinksProps = {
  band: SelfTestBand;
  /** Undefined until they are read. */
  limits: OwnLimits | undefined;
};

/** The tools that fit a result, and who helps. */
export function ResultLinks({ band, limits }: ResultLinksProps) {
  const text = useText();
  const kinds = limits?.breaks.map(({ kind }) => text(`exclusion.kind.${kind}`)) ?? [];
  const shown = toolsOf[band].filter((tool) => tool !== 'break' || kinds.length > 0);
  return (
    <>
      <Section title={text('selfTest.do')}>
        <Card look="flush">
          {shown.map((tool) => {
            const { title, href, icon } = tools[tool];
            const detail = tool === 'break' ? { detail: kinds.join(' · ') } : {};
            return <ListRow key={tool} icon={icon} title={text(title)} href={href} {...detail} />;
          })}
        </Card>
      </Section>
      <HelpSection help={limits?.help ?? []} />
    </>
  );
}
