/** One drawing of an openly licensed icon set, which the build puts into the bundle. */
declare module 'icon:*' {
  export const icon: { body: string; width: number; height: number };
}

declare module '*.css';
