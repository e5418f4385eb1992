/** One drawing of an openly licensed icon set, put into the bundle by the build. */
declare module 'icon:*' {
  export const icon: { body: string; width: number; height: number };
}

declare module '*.css';
