import content from '../../content.json';
import { metadataOf } from '../../metadata.js';
import { Page } from '../../views/page.jsx';

const documentOf = async (params) =>
  content.pages[`/${(await params).path.map(decodeURIComponent).join('/')}`].document;

export const dynamicParams = false;
export const generateStaticParams = () => content.others.map((path) => ({ path: path.slice(1).split('/') }));
export const generateMetadata = async ({ params }) => metadataOf(await documentOf(params));

const Other = async ({ params }) => <Page {...(await documentOf(params))} />;

export default Other;
