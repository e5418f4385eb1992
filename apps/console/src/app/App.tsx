import { lazy, Suspense, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import { HelloRoom } from '#rooms/hello/HelloRoom.tsx';
import { LogIn, type Operator } from '#rooms/hello/LogIn.tsx';
import { TopBar } from './TopBar.tsx';
import styles from './App.module.css';

const PartsPage = lazy(async () => {
  const { PartsPage: page } = await import('@pavilion/ui/gallery/PartsPage.tsx');
  return { default: page };
});

/** The console after the log-in; the component gallery needs no key. */
export function App() {
  const [operator, setOperator] = useState<Operator | null>(null);
  return (
    <Router base="/console">
      <TopBar />
      <main className={styles.room}>
        <Switch>
          <Route path="/parts">
            <Suspense>
              <PartsPage />
            </Suspense>
          </Route>
          <Route>
            {operator === null ? (
              <LogIn onLogIn={setOperator} />
            ) : (
              <HelloRoom operator={operator} onLogOut={() => setOperator(null)} />
            )}
          </Route>
        </Switch>
      </main>
    </Router>
  );
}
