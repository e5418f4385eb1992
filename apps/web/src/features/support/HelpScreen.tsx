import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { OperatorHtml } from '#features/site/OperatorHtml.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { search } from '@pavilion/ui/icons/shell-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import { findHelp, foundParts, sectionIndex } from './find-help.ts';
import { useHelpSections, type HelpSection } from './help.queries.ts';
import styles from './Help.module.css';

type Sections = readonly HelpSection[];
type Choose = (index: number) => void;

function HelpSkeleton() {
  return (
    <>
      <Skeleton height={48} radius="var(--radius-m)" />
      <Skeleton height={44} radius="var(--radius-full)" />
      <Skeleton height={320} radius="var(--radius-l)" />
    </>
  );
}

/** Marks the words of a search in a text, which is never read as HTML. */
function Marked({ text, wanted }: { text: string; wanted: string }) {
  return foundParts(text, wanted).map((part) =>
    part.found ? (
      <mark key={part.at} className={styles.found}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

function Finds({ sections, wanted, onChoose }: FindsProps) {
  const text = useText();
  const finds = findHelp(sections, wanted);
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('help.found', { count: finds.length })}
      </p>
      {finds.length === 0 ? (
        <EmptyState text={text('help.none')} />
      ) : (
        <Card look="flush">
          {finds.map(({ id, index, title, excerpt }) => (
            <ListRow
              key={id}
              title={<Marked text={title} wanted={wanted} />}
              detail={<Marked text={excerpt} wanted={wanted} />}
              onPress={() => onChoose(index)}
            />
          ))}
        </Card>
      )}
    </>
  );
}

type FindsProps = { sections: Sections; wanted: string; onChoose: Choose };

function Pane({ sections, active, onChoose }: PaneProps) {
  const text = useText();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = menu.current?.querySelector('[aria-pressed="true"]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [active]);
  const section = sections[active];
  return (
    <>
      <div ref={menu}>
        <ChipRow
          label={text('help.sections')}
          chips={sections.map(({ title }, index) => ({ key: String(index), label: title }))}
          value={String(active)}
          onChange={(key) => onChoose(Number(key))}
        />
      </div>
      {section && (
        <Section title={section.title}>
          <Card>
            <OperatorHtml html={section.content} />
          </Card>
        </Section>
      )}
    </>
  );
}

type PaneProps = { sections: Sections; active: number; onChoose: Choose };

function Help({ sections }: { sections: Sections }) {
  const text = useText();
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch()).get('i');
  const active = sectionIndex(query, sections.length);
  const [wanted, setWanted] = useState('');
  function choose(index: number): void {
    setWanted('');
    navigate(paths.help(index), { replace: true });
  }
  return (
    <>
      <search>
        <TextField
          label={text('help.search')}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={60}
          lead={<Icon shape={search} size={18} />}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </search>
      {wanted.trim() === '' ? (
        <Pane sections={sections} active={active} onChoose={choose} />
      ) : (
        <Finds sections={sections} wanted={wanted} onChoose={choose} />
      )}
    </>
  );
}

/** Shows a menu of sections and the text of one; the query `i` names it. */
export function HelpScreen() {
  const text = useText();
  return (
    <Loaded
      query={useHelpSections()}
      skeleton={<HelpSkeleton />}
      isEmpty={(sections) => sections.length === 0}
      empty={<EmptyState text={text('help.empty')} />}
    >
      {(sections) => <Help sections={sections} />}
    </Loaded>
  );
}
