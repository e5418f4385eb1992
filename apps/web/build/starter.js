// Inlined at the end of the page. A page drawn by the server is left alone until the browser is
// idle after the first banner is shown, or the first touch; presses made before hydration are kept
// and the last one is replayed. A page with no more than a stand-in starts at once. The files are
// named by `data-app`: the first is the program, the others are what it will ask for.
(function () {
  var root = document.getElementById('root');
  var started = false;
  var pressed = null;

  function start() {
    if (started) return;
    started = true;
    var files = root.dataset.app.split(' ');
    files.forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    });
    import(files[0]);
  }
  function startWhenIdle() {
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 1000 });
    else setTimeout(start, 1);
  }
  // A picture that has come is not on the screen yet; most browsers tell when it is.
  function startWhenShown() {
    new PerformanceObserver(startWhenIdle).observe({ type: 'largest-contentful-paint' });
    setTimeout(start, 500);
  }
  function keepPress(event) {
    var target = event.target.closest('a,button');
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    pressed = target;
    start();
  }

  if (!root.firstElementChild || 'standIn' in root.dataset) return start();
  addEventListener('pointerdown', start, { once: true, passive: true });
  addEventListener('keydown', start, { once: true });
  document.addEventListener('click', keepPress);
  document.addEventListener(
    'app-ready',
    function () {
      document.removeEventListener('click', keepPress);
      if (pressed) pressed.click();
    },
    { once: true },
  );
  var banner = root.querySelector('img[fetchpriority="high"]');
  if (!banner) return startWhenIdle();
  if (banner.complete) return startWhenShown();
  banner.addEventListener('load', startWhenShown);
  banner.addEventListener('error', startWhenShown);
  setTimeout(start, 2500);
})();
