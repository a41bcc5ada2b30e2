export const articleAddress = (slug) => `/decodings/${slug}`;
export const seriesAddress = (name) => `/series/${encodeURIComponent(name)}`;
