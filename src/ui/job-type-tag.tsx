import classes from './job-type-tag.module.css';

/** The type of a post, in a small arch. */
export function JobTypeTag({ name }: { name: string }) {
  return <span className={classes.tag}>{name}</span>;
}
