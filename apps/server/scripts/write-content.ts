import { planStarterContent } from '../src/features/starter-content/plan.ts';
import {
  preparedContentFolder,
  writePreparedContent,
} from '../src/features/starter-content/prepared-content.ts';
import { digestContent, readContent } from '../src/features/starter-content/read-content.ts';

const content = readContent();
writePreparedContent(preparedContentFolder, digestContent(), content, planStarterContent(content));
