import { Link } from '@tanstack/react-router';
import type { BreadcrumbItem } from '../content/types.ts';
import { uiText } from '../content/en/ui-text.ts';
import classes from './breadcrumb.module.css';

export function Breadcrumb({ steps }: { steps: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label={uiText.navigation.breadcrumb}>
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
