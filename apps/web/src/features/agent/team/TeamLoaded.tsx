import type { ReactNode } from 'react';
import { Loaded, type LoadedProps } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { CallError } from '@pavilion/contract/client';
import type { ErrorCode } from '@pavilion/contract/error-code';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonRows } from '@pavilion/ui/states/Skeleton.tsx';

type TeamLoadedProps<Data> = LoadedProps<Data> & {
  /** How many days a request may cover, where it is asked for days. */
  mostDays?: number;
  /** What leads away from a name that nobody in the team has. */
  back: ReactNode;
};

function isRefusedWith(error: unknown, code: ErrorCode): boolean {
  return error instanceof CallError && error.code === code;
}

/** Like `Loaded`; says what to do about days and names, where trying again would not help. */
export function TeamLoaded<Data>({ mostDays = 0, back, ...loaded }: TeamLoadedProps<Data>) {
  const text = useText();
  const { error } = loaded.query;
  if (isRefusedWith(error, 'agent.downline.not.found')) {
    return <EmptyState text={text('error.agent.downline.not.found')} action={back} />;
  }
  if (isRefusedWith(error, 'report.range')) {
    return <EmptyState text={text('team.range', { days: mostDays })} />;
  }
  const skeleton = (
    <Card look="flush">
      <SkeletonRows rows={6} />
    </Card>
  );
  return <Loaded skeleton={skeleton} {...loaded} />;
}
