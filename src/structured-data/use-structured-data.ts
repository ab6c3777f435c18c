import type { Graph } from 'schema-dts';
import { useEffect } from 'react';
import { trustedTypesPolicy } from '../lib/trusted-types.ts';

/** JSON and nothing else: data for search engines, which no browser runs. */
const policy = trustedTypesPolicy('structured-data', {
  createScript: (json) => JSON.stringify(JSON.parse(json)),
});

/**
 * Tells search engines that run scripts what the server has said, in the vocabulary of https://schema.org, for as long
 * as it is shown. Null tells nothing. Give the same object while it says the same.
 */
export function useStructuredData(graph: Graph | null): void {
  useEffect(() => {
    if (!graph) return undefined;
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = policy.createScript(JSON.stringify(graph));
    document.head.append(script);
    return () => script.remove();
  }, [graph]);
}
