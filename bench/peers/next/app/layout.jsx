import content from '../content.json';
import { Footer, Header } from '../views/frame.jsx';

const Layout = ({ children }) => (
  <html lang="en">
    <head>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </head>
    <body>
      <Header menu={content.menu} />
      <main>{children}</main>
      <Footer links={content.footer} />
    </body>
  </html>
);

export default Layout;
