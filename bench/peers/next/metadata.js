export const metadataOf = ({ title, summary }) => ({ title: `${title} · ROE`, description: summary });
