// Inlined at the end of the page. A page drawn by the server is left alone until the browser is
// idle after the first banner is shown, or the first touch; presses made before hydration are kept
// and the last one is replayed. A page with no more than a stand-in starts at once, and keeps the
// presses of its buttons: the page that takes its place draws the same ones. The files are named
// by `data-app`: the first is the program, the others are what it will ask for.
(function () {
  var root = document.getElementById('root');
  var standIn = 'standIn' in root.dataset;
  var kept = standIn ? 'header button,nav button' : 'a,button';
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
    var target = event.target.closest(kept);
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    pressed = target;
    start();
  }

  function drawingOf(button) {
    return button.querySelector('path')?.outerHTML;
  }
  function isTwin(button) {
    return drawingOf(button) === drawingOf(pressed);
  }
  function replay() {
    document.removeEventListener('click', keepPress);
    if (!pressed) return;
    if (!standIn) return pressed.click();
    Array.from(root.querySelectorAll(kept)).find(isTwin)?.click();
  }

  if (!root.firstElementChild) return start();
  document.addEventListener('click', keepPress);
  document.addEventListener('app-ready', replay, { once: true });
  if (standIn) return start();
  addEventListener('pointerdown', start, { once: true, passive: true });
  addEventListener('keydown', start, { once: true });
  var banner = root.querySelector('img[fetchpriority="high"]');
  if (!banner) return startWhenIdle();
  if (banner.complete) return startWhenShown();
  banner.addEventListener('load', startWhenShown);
  banner.addEventListener('error', startWhenShown);
  setTimeout(start, 2500);
})();
