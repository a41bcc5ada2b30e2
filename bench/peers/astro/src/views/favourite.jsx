import { Icon } from './icon.jsx';

export const Favourite = ({ slug }) => (
  <favourite-button data-slug={slug}>
    <button type="button" aria-pressed="false">
      <Icon name="heart" />
      Favorite
    </button>
  </favourite-button>
);
