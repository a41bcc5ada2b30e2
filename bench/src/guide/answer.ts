const sentence = ['Each ', 'word ', 'comes ', 'alone ', 'and ', 'none ', 'is ', 'lost. '];

/** What the provider says, piece by piece: after as many milliseconds, and with as many between. */
export const answer = { words: Array.from({ length: 6 }, () => sentence).flat(), first: 50, between: 25 };
