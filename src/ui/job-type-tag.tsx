import classes from './job-type-tag.module.css';

export function JobTypeTag({ name }: { name: string }) {
  return <span className={classes.tag}>{name}</span>;
}
