import type { Graph } from 'schema-dts';
import { useEffect } from 'react';
import { trustedTypesPolicy } from '../lib/trusted-types.ts';

/** JSON and nothing else: data for search engines, which no browser runs. */
const policy = trustedTypesPolicy('structured-data', {
  createScript: (json) => JSON.stringify(JSON.parse(json)),
});

/** Describes API data to search engines (https://schema.org) as long as it is shown. Keep the object stable. */
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
