import type { IconName } from '../../content/types.ts';
import { IconDrawing } from './icon.tsx';
import { topicIcons } from './topic-icons.ts';

/** An icon that content asks for by name. Kept apart from `Icon`, so that pages without such cards do not load all drawings. */
export function TopicIcon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <IconDrawing shape={topicIcons[name]} className={className} />;
}
