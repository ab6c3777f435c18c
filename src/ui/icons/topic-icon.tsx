import { topicIcons, type IconName } from '../../content/topic-icons.ts';
import { IconDrawing } from './icon.tsx';

/** An icon that content asks for by name. Kept apart from `Icon`, so that pages without such cards do not load all drawings. */
export function TopicIcon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <IconDrawing shape={topicIcons[name]} className={className} />;
}
