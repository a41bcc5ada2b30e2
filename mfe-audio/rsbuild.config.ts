import { section } from '@roe/shared/build/section';
import { content } from './build/content.ts';

export default section(import.meta.dirname, content);
