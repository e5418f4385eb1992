// Keeps one processor busy until the one that started it ends it or is gone.
const sliceMs = 50;

function spin() {
  const end = performance.now() + sliceMs;
  while (performance.now() < end);
  setImmediate(spin);
}

process.on('disconnect', () => process.exit());
spin();
