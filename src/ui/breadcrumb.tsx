import { Link } from '@tanstack/react-router';
import type { BreadcrumbItem } from '../content/types.ts';
import classes from './breadcrumb.module.css';
import { useText } from './use-text.ts';

export function Breadcrumb({ steps }: { steps: readonly BreadcrumbItem[] }) {
  const { uiText } = useText('site');
  return (
    <nav aria-label={uiText.navigation.breadcrumb}>
      <ol className={classes.list}>
        {steps.map((step) => (
          <li key={step.label}>
            {step.to ? (
              // A member's address begins with that of the team.
              <Link to={step.to} activeOptions={{ exact: true }}>
                {step.label}
              </Link>
            ) : (
              <span aria-current="page">{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
