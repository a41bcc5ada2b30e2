import content from '../../../content.json';
import { metadataOf } from '../../../metadata.js';
import { Meaning } from '../../../views/glossary.jsx';
import { Page } from '../../../views/page.jsx';

const { terms } = content.pages['/glossary'].data;
const documentOf = (slug) => content.pages[`/glossary/${slug}`].document;

export const dynamicParams = false;
export const generateStaticParams = () => terms.map(({ slug }) => ({ slug }));
export const generateMetadata = async ({ params }) => metadataOf(documentOf((await params).slug));

const Term = async ({ params }) => {
  const { slug } = await params;
  return (
    <Page {...documentOf(slug)}>
      <Meaning term={terms.find((term) => term.slug === slug)} />
    </Page>
  );
};

export default Term;
