import { Link } from 'wouter';
import { useText } from '#kit/texts.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import type { Operator } from './LogIn.tsx';
import styles from './HelloPage.module.css';

/** Greets the operator who has logged in. */
export function HelloPage({ operator, onLogOut }: { operator: Operator; onLogOut: () => void }) {
  const text = useText();
  return (
    <Card className={styles.card}>
      <h1 className={styles.title}>{text('hello.title', { operator: operator.name })}</h1>
      <p className={styles.quiet}>{text('hello.empty')}</p>
      <p className={styles.links}>
        <a className={styles.link} href="/operator/openapi.json">
          {text('hello.calls')}
        </a>
        <Link className={styles.link} href="/components">
          {text('hello.components')}
        </Link>
      </p>
      <Button kind="secondary" onClick={onLogOut}>
        {text('hello.logOut')}
      </Button>
    </Card>
  );
}
