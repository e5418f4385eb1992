// Inlined at the end of the page. A page drawn by the server is left alone until the browser is
// idle after its largest part is shown, or until the first touch. What is typed and pressed before
// hydration is kept: the fields are told of what they hold, every tab that was pressed is replayed,
// and of all else the last press. A page with no more than a frame starts at once, and keeps the
// presses of its buttons: the page that takes its place draws the same ones. The files are named by
// `data-app`: the first is the program, the others are what it will ask for.
(function () {
  var root = document.getElementById('root');
  var skeleton = 'skeleton' in root.dataset;
  var kept = skeleton ? 'header button,nav button' : 'a,button';
  var started = false;
  var pressed = null;
  var presses = new Set();

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
    import(files[0]).catch(giveUp);
  }
  // Without the app the links still lead on.
  function giveUp() {
    document.removeEventListener('click', keepPress, true);
    if (pressed && pressed.href) location.assign(pressed.href);
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
    // The app would drop what it is not ready for.
    event.stopPropagation();
    if (!pressed?.matches('[role=tab]')) presses.delete(pressed);
    presses.delete(target);
    presses.add(target);
    pressed = target;
    start();
  }

  var typed = new Map();
  function keepTyped(event) {
    var field = event.target;
    root.dataset.typed = '';
    typed.set(field, field.type === 'checkbox' ? field.checked : field.value);
  }
  // The app has put in what it knows, and sees a change only of another value than that.
  function typeAgain(given, field) {
    if (typeof given === 'boolean') {
      if (field.checked !== given) field.click();
      return;
    }
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, given);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function drawingOf(button) {
    return button.querySelector('path')?.outerHTML;
  }
  function replay() {
    document.removeEventListener('click', keepPress, true);
    document.removeEventListener('input', keepTyped, true);
    typed.forEach(typeAgain);
    delete root.dataset.typed;
    if (!pressed) return;
    if (!skeleton) return presses.forEach((one) => one.click());
    Array.from(root.querySelectorAll(kept))
      .find((one) => drawingOf(one) === drawingOf(pressed))
      ?.click();
  }

  if (!root.firstElementChild) return start();
  // Where this page was drawn for; the browser may go back before the app is here.
  root.dataset.at = location.pathname + location.search;
  document.addEventListener('click', keepPress, true);
  document.addEventListener('input', keepTyped, true);
  document.addEventListener('app-ready', replay, { once: true });
  // What stands behind a # is for the app alone, which takes it out of the address.
  if (skeleton || location.hash) return start();
  addEventListener('pointerdown', start, { once: true, passive: true });
  addEventListener('keydown', start, { once: true });
  var banner = root.querySelector('img[fetchpriority="high"]');
  if (!banner || banner.complete) return startWhenShown();
  banner.addEventListener('load', startWhenShown);
  banner.addEventListener('error', startWhenShown);
  setTimeout(start, 2500);
})();
