import { section } from '@roe/shared/kit/section';
import { content } from './pages/content.ts';

export default section(import.meta.dirname, content);
