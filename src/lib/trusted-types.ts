/** What a policy makes of a string; a rule throws what it does not let pass. */
interface PolicyRules {
  readonly createHTML?: (text: string) => string;
  readonly createScript?: (text: string) => string;
  readonly createScriptURL?: (text: string) => string;
}

/** The same functions; what they return passes for a string everywhere, and only they make it trusted. */
type Policy<Rules extends PolicyRules> = {
  readonly [Name in keyof Rules]: (text: string) => string;
};

interface TrustedTypesFactory {
  createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Policy<Rules>;
}

/**
 * A policy of the Trusted Types API (https://w3c.github.io/trusted-types/dist/spec/), or the rules themselves without it.
 * Each name is made once and stands in public/_headers.
 */
export function trustedTypesPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Policy<Rules> {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypesFactory };
  return trustedTypes ? trustedTypes.createPolicy(name, rules) : (rules as Policy<Rules>);
}
