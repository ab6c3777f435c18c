import { Link } from '@tanstack/react-router';
import type { BreadcrumbItem } from '../content/types.ts';
import classes from './breadcrumb.module.css';

/** The way from the home page to this one. `label` names the list for screen readers. */
export function Breadcrumb({ label, steps }: { label: string; steps: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label={label}>
      <ol className={classes.list}>
        {steps.map((step) => (
          <li key={step.label}>
            {step.to ? <Link to={step.to}>{step.label}</Link> : <span aria-current="page">{step.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
