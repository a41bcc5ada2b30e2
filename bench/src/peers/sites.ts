import type { PeerName } from './releases.ts';

export type Site = 'ours' | PeerName;
export const titles: Record<Site, string> = { ours: 'ours', astro: 'Astro', next: 'Next' };

/** What is pressed, and what matches as soon as it has answered. */
export interface Control {
  button: string;
  opened: string;
  /** A press that comes before the script is lost: whoever pressed presses again. */
  mayBeLost?: boolean;
}

export type ControlName = 'menu' | 'model' | 'search' | 'favourite';

const controlsOfPeers: Record<ControlName, Control> = {
  menu: { button: '[popovertarget="menu"]', opened: '#menu:popover-open' },
  model: { button: '.dock [popovertarget="layers"]', opened: '#layers:popover-open' },
  search: { button: 'header [aria-label="Search"]', opened: 'dialog.search[open]', mayBeLost: true },
  favourite: { button: '.actions [aria-pressed]', opened: '.actions [aria-pressed="true"]', mayBeLost: true },
};

export const controls: Record<Site, Record<ControlName, Control>> = {
  ours: {
    menu: { button: '[popovertarget="-menu"]', opened: '#-menu:popover-open' },
    model: { button: '[popovertarget="-layers-dialog"]', opened: '#-layers-dialog:is(:popover-open, :modal)' },
    search: { button: 'header [popovertarget="-search"]', opened: '#-search:popover-open' },
    favourite: { button: '[data-early="favourite"]', opened: '[data-early="favourite"][aria-pressed="true"]' },
  },
  astro: controlsOfPeers,
  next: controlsOfPeers,
};
