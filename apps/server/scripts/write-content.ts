import { planStarterContent } from '../src/features/starter-content/plan.ts';
import {
  chunkContent,
  preparedContentFolder,
  writePreparedContent,
} from '../src/features/starter-content/prepared-content.ts';
import { digestContent, readContent } from '../src/features/starter-content/read-content.ts';

const content = readContent();
const digest = digestContent();
const chunks = chunkContent(digest, content, planStarterContent(content));
writePreparedContent(preparedContentFolder, digest, chunks);
