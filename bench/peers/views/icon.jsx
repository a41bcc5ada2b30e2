const paths = {
  mark: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l5 5',
  menu: 'M4 9h16M4 15h16',
  back: 'M20 12H4M10 6l-6 6 6 6',
  forward: 'M4 12h16M14 6l6 6-6 6',
  heart: 'M12 20s-8-5-8-11a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 6-8 11-8 11Z',
  eye: 'M3 12s3-6 9-6 9 6 9 6-3 6-9 6-9-6-9-6Z',
};

export const Icon = ({ name }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
    <path d={paths[name]} />
  </svg>
);
