/*
 * Stands in the head of every page. Asks for the site's typefaces when the page has been painted, and shows them family by family: on
 * this page where they come soon and move nothing in view, else from the next page on, when the shell says so. A device that has had
 * them finds them in its cache, so there they are asked for at once.
 */
{
  const { currentScript, fonts } = document;
  const script = /** @type {import('./typeface-script.ts').TypefaceScript} */ (currentScript);
  const named = script.dataset.typefaces ?? '';
  let isPainted = false;
  let needsVerse = false;
  let paintedAt = Number.POSITIVE_INFINITY;
  /** @type {FontFace[]} */
  let faces = [];
  /** @type {FontFace[]} */
  let facesOfVerse = [];
  /** @type {FontFace[]} */
  let there = [];
  /** @type {Promise<void> | undefined} */
  let asked;
  /** @type {Promise<void> | undefined} */
  let askedForVerse;

  const remembered = () => {
    try {
      return localStorage.typefaces;
    } catch {} // no storage
  };

  /** Not before they are asked for: the first paint waits for all that is done here. */
  const make = () => {
    if (faces.length > 0) return;
    /** @type {import('./typeface-rules.ts').Typeface[]} */
    const typefaces = JSON.parse(named);
    /** @param {boolean} isOfVerse */
    const facesOf = (isOfVerse) =>
      typefaces
        .filter(([, , { unicodeRange }]) => Boolean(unicodeRange) === isOfVerse)
        .map((typeface) => new FontFace(...typeface));
    facesOfVerse = facesOf(true);
    faces = [...facesOf(false), ...(remembered() === `${named}+` ? facesOfVerse : [])];
  };

  /** @param {FontFace[]} wanted */
  const load = (wanted) =>
    Promise.all(wanted.map((face) => face.load())).then(
      () => {
        there = [...there, ...wanted];
        try {
          if (there.includes(faces[0])) localStorage.typefaces = there.includes(facesOfVerse[0]) ? `${named}+` : named;
        } catch {} // no room: the next page asks for them after its first paint
      },
      () => {}, // one is missing: text stays in the device's typefaces
    );

  const ask = () => {
    make();
    asked ??= load(faces);
    return asked;
  };

  const text = document.createRange();
  /**
   * Where a box stands, or a text begins.
   * @param {Node} node
   */
  const placeOf = (node) => {
    if (node instanceof Element) return node.getBoundingClientRect();
    text.selectNode(node);
    return text.getClientRects()[0];
  };

  /**
   * Boxes and texts of the window and what lies close below it, with the part of the window that they cover at a height. What is out of
   * sight is passed over with all that is in it.
   * @param {Node} parent
   * @returns {{ node: Node, top: number, left: number, partAt: (top: number) => number }[]}
   */
  const placesIn = (parent) =>
    [...parent.childNodes].flatMap((node) => {
      const isBox = node instanceof Element;
      const place = placeOf(node);
      if (!place) return [];
      const { width, height, bottom } = isBox ? place : text.getBoundingClientRect();
      if (height > 0 && (bottom <= 0 || place.top > 1.5 * innerHeight)) return [];
      /** @param {number} top */
      const partAt = (top) =>
        (Math.max(0, Math.min(top + height, innerHeight) - Math.max(top, 0)) * width) / innerWidth / innerHeight;
      const moves = width > 0 && !(isBox && getComputedStyle(node).display === 'inline');
      return [...(moves ? [{ node, top: place.top, left: place.left, partAt }] : []), ...placesIn(node)];
    });

  /**
   * Shows families whose letters hardly move what is in view: its part of the window, times its way, is a layout shift that nobody sees.
   * Lines may break otherwise. https://wicg.github.io/layout-instability/#sec-layout-shift-value
   * @param {FontFace[]} wanted
   */
  const showUnnoticed = (wanted) => {
    const places = placesIn(document.body);
    for (const name of new Set(wanted.map(({ family }) => family))) {
      const family = wanted.filter((face) => face.family === name);
      for (const face of family) fonts.add(face);
      let moved = 0;
      let way = 0;
      for (const { node, top, left, partAt } of places) {
        const after = placeOf(node) ?? { top, left };
        const distance = Math.max(Math.abs(after.top - top), Math.abs(after.left - left));
        const part = Math.max(partAt(top), partAt(after.top));
        if (distance < 2.5 || part === 0) continue;
        way = Math.max(way, distance);
        moved += part;
      }
      if ((moved * way) / Math.max(innerWidth, innerHeight) > 0.0003) for (const face of family) fonts.delete(face);
    }
  };

  const show = () => {
    for (const face of there) fonts.add(face);
    askForVerse();
  };

  const onThere = () => {
    if (!isPainted) return show();
    if (performance.now() - paintedAt < 300) showUnnoticed(there.filter((face) => !fonts.has(face)));
  };

  /** Boxes in the place of letters do not join. */
  const drawsConjuncts = () => {
    const pen = document.createElement('canvas').getContext('2d');
    /** @param {string} text */
    const widthOf = (text) => pen?.measureText(text).width ?? 0;
    return widthOf('क्ष') < widthOf('क') + widthOf('ष');
  };

  const askForVerse = () => {
    if (!needsVerse || askedForVerse || !document.querySelector('[lang=sa]')) return;
    askedForVerse = load(facesOfVerse).then(showVerse);
    addEventListener('scrollend', showVerse);
  };

  /** Boxes say nothing: what would move the text that is in view waits only until it is out of it. */
  const showVerse = () => {
    const late = facesOfVerse.filter((face) => there.includes(face) && !fonts.has(face));
    if (late.length > 0) showUnnoticed(late);
  };

  const isLineFast = () => {
    const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
    return visit !== undefined && visit.responseStart - visit.requestStart < 100;
  };

  /** The frame that follows is the first with something of the page in it. */
  const watchPaint = () =>
    requestAnimationFrame(() => {
      isPainted = document.body?.firstElementChild != null;
      if (!isPainted) watchPaint();
    });

  const begin = () => {
    if (remembered()?.startsWith(named)) ask().then(onThere);
    watchPaint();
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      paintedAt = performance.now();
      if (!asked && isLineFast()) ask().then(onThere);
      make();
      needsVerse = !faces.includes(facesOfVerse[0]) && !drawsConjuncts();
      askForVerse();
    }).observe({ type: 'paint', buffered: true });
    Object.assign(script, { ask, show });
  };

  const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);
  if (!connection?.saveData) begin();
}
