export const Link = (attributes) => <a {...attributes} />;
