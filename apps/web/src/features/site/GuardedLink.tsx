import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { Action, Refusal } from '@pavilion/domain/member/refusal';
import { paths } from '@pavilion/screens/paths';
import { useRefusal } from './visitor.ts';

export type GuardedLinkProps = {
  action: Action;
  href: string;
  className?: string | undefined;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string;
  onClick?: () => void;
  children: ReactNode;
};

/** A link that first checks whether this visitor may (section 6); guests log in first. */
export function GuardedLink({ action, href, children, ...rest }: GuardedLinkProps) {
  const [, navigate] = useLocation();
  const reason = useRefusal(action);
  if (reason === null) {
    return (
      <Link href={href} {...rest}>
        {children}
      </Link>
    );
  }
  if (reason === 'login.not.session') {
    return (
      <Link href={paths.login({ next: href })} {...rest}>
        {children}
      </Link>
    );
  }
  async function explain(event: MouseEvent, why: Refusal): Promise<void> {
    event.preventDefault();
    rest.onClick?.();
    const { explainRefusal } = await import('./explain-refusal.ts');
    await explainRefusal(why, () => navigate(paths.register()));
  }
  return (
    <Link href={href} {...rest} onClick={(event) => void explain(event, reason)}>
      {children}
    </Link>
  );
}
