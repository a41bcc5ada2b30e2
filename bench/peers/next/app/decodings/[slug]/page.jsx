import content from '../../../content.json';
import { metadataOf } from '../../../metadata.js';
import { Article } from '../../../views/article.jsx';

const pageOf = async (params) => content.pages[`/decodings/${(await params).slug}`];

export const dynamicParams = false;
export const generateStaticParams = () => content.articles.map((slug) => ({ slug }));
export const generateMetadata = async ({ params }) => metadataOf((await pageOf(params)).document);

const Decoding = async ({ params }) => <Article article={(await pageOf(params)).data} />;

export default Decoding;
