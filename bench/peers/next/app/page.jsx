import content from '../content.json';
import { metadataOf } from '../metadata.js';
import { Home } from '../views/home.jsx';

const { document, data } = content.pages['/'];
export const metadata = metadataOf(document);

const Index = () => <Home home={data} />;

export default Index;
