/**
 * How Node runs the server. Without a size its heap may grow to four times what is in use before it
 * is collected. With pretenuring, which V8 decides on in a moment of much load and keeps, garbage of
 * every call fills the old part of the heap: see docs/performance.md.
 */
export const serverArguments = [
  '--enable-source-maps',
  '--max-old-space-size=1024',
  '--no-allocation-site-pretenuring',
];
