import { uiText } from '../content/ui-text.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

/** Takes the place of a page that failed while rendering or whose parts could not be had: no white screen. */
export function PageFailure() {
  return (
    <Section>
      <h1>{uiText.error.title}</h1>
      <p className="lead">{uiText.error.text}</p>
      <Button onClick={() => location.reload()}>{uiText.error.reload}</Button>
    </Section>
  );
}
