/** What a page's own script for the typefaces leaves on its element: tools/src/compose/typeface-script.js. Development has none. */
interface TypefaceScript extends HTMLScriptElement {
  ask?: () => Promise<void>;
  show?: () => void;
}

const script = () => document.querySelector<TypefaceScript>('head > script#-typefaces');

/** Asks for the site's typefaces where the page has not, for the pages to come. */
export const askForTypefaces = (): void => void script()?.ask?.();

/** Shows the typefaces that have come since the page was painted: for the moment in which all of it changes anyway. */
export const showTypefaces = (): void => script()?.show?.();
