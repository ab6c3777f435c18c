import { IconDrawing } from './icon-shape.tsx';
import { interfaceIcons, type InterfaceIconName } from './interface-icons.ts';

/** An icon of the interface. Its size follows the text (1.375 em) unless a class says otherwise. */
export function Icon({ name, className }: { name: InterfaceIconName; className?: string | undefined }) {
  return <IconDrawing shape={interfaceIcons[name]} className={className} />;
}
