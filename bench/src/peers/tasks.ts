import type { Browser } from '@playwright/test';
import { desktop, mobile, type Profile } from '../visit/profiles.ts';
import { type Figures, measureAnswer, measureFirstClick, measureJourney, measureLoad } from './measurements.ts';
import { type Route, routes, type Step, steps } from './routes.ts';
import { type ControlName, controls, type Site } from './sites.ts';

/** One visit, and the heading under which its figures stand. */
export interface Task {
  subject: string;
  take(browser: Browser, site: Site, origin: string): Promise<Figures>;
}

interface Device {
  name: string;
  profile: Profile;
  /** What this device shows that opens without script. */
  native: ControlName;
}

export const phone: Device = { name: 'Phone', profile: mobile, native: 'menu' };
export const desk: Device = { name: 'Desktop', profile: desktop, native: 'model' };

/** Clicks that are the first of their visit. */
const firstClicks: Record<Route, Step[]> = {
  home: [steps.homeToList],
  list: [steps.listToArticle],
  article: [steps.articleToArticle, steps.articleToHome, steps.articleToGlossary],
  glossary: [],
};

export const tasksFor = (devices: Device[]): Task[] =>
  devices.flatMap((device) => [
    ...(Object.keys(routes) as Route[]).flatMap((route) => tasksOf(device, route)),
    { subject: nextPage(device), take: (browser, _, origin) => measureJourney(browser, device.profile, origin) },
  ]);

export const tasksOfRoute = (route: Route): Task[] => tasksOf(phone, route);

const nextPage = ({ name }: Device): string => `${name}: next page`;

function tasksOf(device: Device, route: Route): Task[] {
  const { name, profile, native } = device;
  const subject = `${name}: ${route}`;
  const answer = (title: string, control: ControlName): Task => ({
    subject,
    take: (browser, site, origin) =>
      measureAnswer(browser, profile, origin + routes[route], title, controls[site][control]),
  });
  return [
    {
      subject,
      take: (browser, _, origin) => measureLoad(browser, profile, origin + routes[route]),
    },
    answer('native control', native),
    answer('search', 'search'),
    ...(route === 'article' ? [answer('hydrated control', 'favourite')] : []),
    ...firstClicks[route].map((step) => ({
      subject: nextPage(device),
      take: (browser: Browser, _: Site, origin: string) =>
        measureFirstClick(browser, profile, origin + routes[route], step),
    })),
  ];
}
