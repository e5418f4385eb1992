// Inlined at the end of the page. Leaves a page drawn by the server alone until the browser is idle
// after its largest part is shown, or until the first touch. Keeps what is typed and pressed before
// hydration: fields get their input events again, every pressed tab is replayed, and of all else
// the last press. Starts a page of no more than a frame at once, and keeps the presses of its
// buttons, which the page in its place draws again. `data-app` names the files: the program first,
// then what it will fetch.
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
  // Links work without the app.
  function giveUp() {
    document.removeEventListener('click', keepPress, true);
    if (pressed && pressed.href) location.assign(pressed.href);
  }
  function startWhenIdle() {
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 1000 });
    else setTimeout(start, 1);
  }
  // A loaded picture is not on the screen yet; most browsers report when it is.
  function startWhenShown() {
    new PerformanceObserver(startWhenIdle).observe({ type: 'largest-contentful-paint' });
    setTimeout(start, 500);
  }
  function keepPress(event) {
    var target = event.target.closest(kept);
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    // The app would drop a press that it is not ready for.
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
  // The app has set the value that it knows, and notices a change only to another value.
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
  // The address of this page; the browser may go back before the app is here.
  root.dataset.at = location.pathname + location.search;
  document.addEventListener('click', keepPress, true);
  document.addEventListener('input', keepTyped, true);
  document.addEventListener('app-ready', replay, { once: true });
  // Only the app reads the fragment, and removes it from the address.
  if (skeleton || location.hash) return start();
  addEventListener('pointerdown', start, { once: true, passive: true });
  addEventListener('keydown', start, { once: true });
  var banner = root.querySelector('img[fetchpriority="high"]');
  if (!banner || banner.complete) return startWhenShown();
  banner.addEventListener('load', startWhenShown);
  banner.addEventListener('error', startWhenShown);
  setTimeout(start, 2500);
})();
