// Inlined at the end of the page. A page drawn by the server is left alone until the browser is
// idle after the first banner, or the first touch; presses made before hydration are kept and
// the last one is replayed. A page with no more than a stand-in starts at once.
// `data-app` names the files:
// the first is the program, the others are what it will ask for.
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
  if (!banner || banner.complete) return startWhenIdle();
  banner.addEventListener('load', startWhenIdle, { once: true });
  banner.addEventListener('error', startWhenIdle, { once: true });
  setTimeout(start, 2500);
})();
