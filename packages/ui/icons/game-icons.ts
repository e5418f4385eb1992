// Outlines around a running game.
// Paths of Lucide (lucide.dev), ISC licence, 24 × 24, stroke 2; its shapes joined into one path.

export const maximize = 'M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6';
export const minimize = 'M14 10l7-7M20 10h-6V4M3 21l7-7M4 14h6v6';
