import { useState } from 'react';
import { HelloRoom } from '#rooms/hello/HelloRoom.tsx';
import { LogIn, type Operator } from '#rooms/hello/LogIn.tsx';
import { TopBar } from './TopBar.tsx';
import styles from './App.module.css';

/** The frame of the console, and the room that is open. */
export function App() {
  const [operator, setOperator] = useState<Operator | null>(null);
  return (
    <>
      <TopBar />
      <main className={styles.room}>
        {operator === null ? (
          <LogIn onLogIn={setOperator} />
        ) : (
          <HelloRoom operator={operator} onLogOut={() => setOperator(null)} />
        )}
      </main>
    </>
  );
}
