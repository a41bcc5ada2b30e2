// @ts-check
// Runs in every document before anything else of it and notes what happens. Plain JavaScript, because it is handed to the
// browser as it stands.
(() => {
  if (location.protocol !== 'https:') return;
  const probe = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    hydrated: 0,
    nextPage: 0,
    answer: 0,
    answeredAt: 0,
    inp: 0,
    tasks: /** @type {{ start: number, duration: number }[]} */ ([]),
  };
  Object.assign(globalThis, { probe });

  /** @param {string} type @param {(entry: any) => void} note */
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(
      /** @type {PerformanceObserverInit} */ ({
        type,
        buffered: true,
        durationThreshold: 16, // of events: the shortest that browsers tell
      }),
    );
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    probe.lcp = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) probe.cls += value;
  });
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) probe.inp = Math.max(probe.inp, duration);
  });
  observe('longtask', ({ startTime, duration }) => probe.tasks.push({ start: startTime, duration }));

  const isReacts = (/** @type {string} */ key) => /^__react(Fiber|Props)/.test(key);
  const headingText = () => document.querySelector('h1')?.textContent ?? '';

  // A click's moment and heading outlive the document, because the next page may come as a document of its own.
  /** @type {{ at: number, heading: string } | null} */
  let click = JSON.parse(sessionStorage.getItem('click') ?? 'null');
  addEventListener(
    'click',
    ({ timeStamp }) => {
      probe.nextPage = 0;
      click = { at: performance.timeOrigin + timeStamp, heading: headingText() };
      sessionStorage.setItem('click', JSON.stringify(click));
    },
    { capture: true },
  );

  function noteNextPage() {
    const at = click?.at ?? 0;
    click = null;
    sessionStorage.removeItem('click');
    afterFrame((now) => {
      probe.nextPage = performance.timeOrigin + now - at;
    });
  }

  /** @param {(now: number) => void} note */
  function afterFrame(note) {
    const painted = new MessageChannel(); // its message comes after the frame whose callbacks run now
    painted.port1.onmessage = () => note(performance.now());
    painted.port2.postMessage(null);
  }

  // A control that is to be pressed as soon as it is painted: who measures sets it, and is told its place.
  const control = () => /** @type {{ control?: { button: string, opened: string } }} */ (globalThis).control;
  let isPlaceTold = false;
  let pressedAt = 0;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      pressedAt = timeStamp;
    },
    { capture: true, once: true },
  );

  function tellPlaceOfControl() {
    const { button = '' } = control() ?? {};
    const pressed = button ? document.querySelector(button) : null;
    if (!pressed?.checkVisibility({ visibilityProperty: true })) return;
    const box = pressed.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!pressed.contains(document.elementFromPoint(x, y))) return; // something lies on it
    isPlaceTold = true;
    console.debug(JSON.stringify({ x, y }));
  }

  function noteAnswer() {
    const at = pressedAt;
    pressedAt = 0;
    afterFrame((now) => {
      probe.answer = now - at;
      probe.answeredAt = now;
    });
  }

  function onFrame() {
    if (!probe.hydrated && Object.keys(document.querySelector('header') ?? {}).some(isReacts))
      probe.hydrated = performance.now();
    if (probe.fcp > 0 && !isPlaceTold) tellPlaceOfControl();
    if (pressedAt && document.querySelector(control()?.opened ?? 'none')) noteAnswer();
    if (click && headingText() !== '' && headingText() !== click.heading) noteNextPage();
    requestAnimationFrame(onFrame);
  }
  requestAnimationFrame(onFrame);
})();
