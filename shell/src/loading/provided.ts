import * as frame from '@roe/shared/frame';
import * as device from '@roe/shared/state/device';
import * as preferences from '@roe/shared/state/preferences';
import * as saved from '@roe/shared/state/saved';
import * as sound from '@roe/shared/state/sound';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import {
  Link,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
import * as zustand from 'zustand';

/** The names of React Router that sections may import. The rest of it is left out of the shell: 12 kB instead of 52. */
export const router = Object.freeze({
  Link,
  NavLink,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
});

/** What the shell gives to every section, in the browser and while prerendering: specifier → module. */
export const provided: Readonly<Record<string, unknown>> = Object.freeze({
  react,
  'react/jsx-runtime': jsx,
  'react-dom': reactDom,
  'react-router-dom': router,
  zustand,
  '@roe/shared/frame': frame,
  '@roe/shared/state/device': device,
  '@roe/shared/state/preferences': preferences,
  '@roe/shared/state/saved': saved,
  '@roe/shared/state/sound': sound,
});

// No section can put something of its own in place of what all others get.
for (const library of [react, jsx, reactDom]) Object.freeze((library as { default?: object }).default);
for (const module of [frame, device, preferences, saved, sound])
  for (const value of Object.values(module)) if (typeof value === 'function') Object.freeze(value);
