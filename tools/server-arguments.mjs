/**
 * How Node runs the server. Without a size its heap may grow to four times what is in use before it
 * is collected, and with pretenuring garbage of every call may fill the old part of it: see
 * docs/performance.md.
 */
export const serverArguments = [
  '--enable-source-maps',
  '--max-old-space-size=1024',
  '--no-allocation-site-pretenuring',
];
