import content from '../../content.json';
import { metadataOf } from '../../metadata.js';
import { List } from '../../views/list.jsx';

const { document, data } = content.pages['/decodings'];
export const metadata = metadataOf(document);

const Decodings = () => <List title={document.title} lead={document.summary} list={data} />;

export default Decodings;
