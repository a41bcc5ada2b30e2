import content from '../../content.json';
import { metadataOf } from '../../metadata.js';
import { Glossary } from '../../views/glossary.jsx';

const { document, data } = content.pages['/glossary'];
export const metadata = metadataOf(document);

const Terms = () => <Glossary title={document.title} lead={document.summary} terms={data.terms} />;

export default Terms;
