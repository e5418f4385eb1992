import { Redirect } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { OperatorHtml } from '#features/site/OperatorHtml.tsx';
import { useOwnKind } from '#features/site/visitor.ts';
import { useSitePage } from '#features/support/page.queries.ts';
import { paths } from '@pavilion/screens/paths';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import { ApplicationForm } from './cooperation/ApplicationForm.tsx';
import { Contacts } from './cooperation/Contacts.tsx';
import { ExampleIncomes } from './cooperation/ExampleIncomes.tsx';
import { HowItWorks } from './cooperation/HowItWorks.tsx';
import styles from './cooperation/Cooperation.module.css';

/** What agents do and owe, in the words of an operator; nothing where there are none. */
function Terms() {
  const query = useSitePage('cooperation');
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={420} radius="var(--radius-l)" />}
      isEmpty={({ content }) => content === ''}
      empty={null}
    >
      {({ content }) => (
        <Card>
          <OperatorHtml html={content} headings={2} />
        </Card>
      )}
    </Loaded>
  );
}

/** Tells everyone how to become an agent, and takes applications; agents are led to their home. */
export function AgentCooperationScreen() {
  if (useOwnKind()?.agent === true) return <Redirect to={paths.agentHome()} replace />;
  return (
    <div className={styles.page}>
      <HowItWorks />
      <ExampleIncomes />
      <Terms />
      <ApplicationForm />
      <Contacts />
    </div>
  );
}
