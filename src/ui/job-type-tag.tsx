import classes from './job-type-tag.module.css';
import { Words } from './words.tsx';

export function JobTypeTag({ name }: { name: string }) {
  return (
    <span className={classes.tag}>
      <Words text={name} />
    </span>
  );
}
