import { Link } from 'react-router-dom';

/** An address that no section owns. */
export function NotFoundPage() {
  return (
    <>
      <title>Page not found · ROE</title>
      <meta name="robots" content="noindex" />
      <h1>There is no page at this address</h1>
      <p>
        The link may be old or misspelt. <Link to="/decodings">All decodings</Link> and the menu lead on from here.
      </p>
    </>
  );
}
