type PolicyRules = Readonly<Record<string, (text: string) => string>>;

interface TrustedTypesFactory {
  createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules;
}

/**
 * A policy of the Trusted Types API (https://w3c.github.io/trusted-types/dist/spec/), or the rules themselves without it:
 * createHTML, createScript or createScriptURL, which throw what they do not let pass. What it returns passes for a string
 * everywhere, and only it makes it trusted. Each name is made once and stands in public/_headers.
 */
export function trustedTypesPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypesFactory };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
