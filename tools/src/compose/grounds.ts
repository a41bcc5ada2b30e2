import { themedColour } from '@roe/shared/kit/tokens';

/** The page's colour in each theme, for what browsers draw around it. Its values stand in tokens.css alone. */
export const grounds = themedColour('ground');
