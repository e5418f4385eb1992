import type { ReactNode } from 'react';
import { ShapeOfScreen } from '#features/site/ScreenSkeleton.tsx';
import { useIsNarrow } from '#kit/session-record.ts';
import { findScreen, frameAt, isForGuests } from '@pavilion/screens/find-screen';
import { TitledHeader } from '../header/TitledHeader.tsx';
import { Frame } from './Frame.tsx';

/** The frame of any page but the home, as the screen's row defines it. */
export function InnerFrame({ path, children }: { path: string; children: ReactNode }) {
  const frame = frameAt(path);
  const isNarrow = useIsNarrow();
  return (
    <ShapeOfScreen value={frame.skeleton}>
      <Frame
        path={path}
        header={frame.header === 'titled' && <TitledHeader frame={frame} />}
        footer={frame.footer && !isNarrow}
        forGuests={isForGuests(findScreen(path)?.for)}
      >
        {children}
      </Frame>
    </ShapeOfScreen>
  );
}
