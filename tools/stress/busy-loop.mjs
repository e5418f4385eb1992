// Keeps one processor busy until its parent kills it or ends.
const sliceMs = 50;

function spin() {
  const end = performance.now() + sliceMs;
  while (performance.now() < end);
  setImmediate(spin);
}

process.on('disconnect', () => process.exit());
spin();
