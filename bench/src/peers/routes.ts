export const routes = {
  article: '/decodings/what-is-roe',
  list: '/decodings',
  home: '/',
  glossary: '/glossary',
} as const;
export type Route = keyof typeof routes;

/** @throws where there is no such route */
export function routeNamed(name: string): Route {
  if (name in routes) return name as Route;
  throw new Error(`--quick: expected ${Object.keys(routes).join(', ')}, received "${name}"`);
}

/** A click that leads from one page to the next, on a link that all the sites have. */
export interface Step {
  title: string;
  from: Route;
  link: string;
}

const link = (from: Route, to: string, selector: string): Step => ({ title: `${from} → ${to}`, from, link: selector });

export const steps = {
  homeToList: link('home', 'list', 'main a[href="/decodings"]'),
  listToArticle: link('list', 'article', 'main article ol a[href="/decodings/what-is-roe"]'),
  articleToArticle: link('article', 'article', 'main nav a[href="/decodings/three-layer-model"]'),
  articleToHome: link('article', 'home', 'header > a[href="/"]'),
  articleToGlossary: link('article', 'glossary', 'footer a[href="/glossary"]'),
};

/** A visit through all of them that begins at home; what is not measured there only leads to the next. */
export const journey: { step: Step; isMeasured: boolean }[] = [
  { step: steps.homeToList, isMeasured: false },
  { step: steps.listToArticle, isMeasured: true },
  { step: steps.articleToArticle, isMeasured: true },
  { step: steps.articleToGlossary, isMeasured: true },
  { step: { ...steps.articleToHome, title: 'glossary → home' }, isMeasured: false },
  { step: steps.homeToList, isMeasured: true },
  { step: steps.listToArticle, isMeasured: false },
  { step: steps.articleToHome, isMeasured: true },
];
