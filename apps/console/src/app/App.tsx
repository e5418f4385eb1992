import { lazy, Suspense, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import { HelloPage } from '#features/hello/HelloPage.tsx';
import { LogIn, type Operator } from '#features/hello/LogIn.tsx';
import { TopBar } from './TopBar.tsx';
import styles from './App.module.css';

const ComponentsPage = lazy(async () => {
  const { ComponentsPage: page } = await import('@pavilion/ui/gallery/ComponentsPage.tsx');
  return { default: page };
});

/** The console after the log-in; the component gallery needs no key. */
export function App() {
  const [operator, setOperator] = useState<Operator | null>(null);
  return (
    <Router base="/console">
      <TopBar />
      <main className={styles.page}>
        <Switch>
          <Route path="/components">
            <Suspense>
              <ComponentsPage />
            </Suspense>
          </Route>
          <Route>
            {operator === null ? (
              <LogIn onLogIn={setOperator} />
            ) : (
              <HelloPage operator={operator} onLogOut={() => setOperator(null)} />
            )}
          </Route>
        </Switch>
      </main>
    </Router>
  );
}
